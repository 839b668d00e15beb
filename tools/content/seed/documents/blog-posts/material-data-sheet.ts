import { post } from "../../pages.ts";
import { table, textWithTable, textBlock } from "../../rich-text.ts";

export const materialDataSheet = post({
  slug: "material-data-sheet",
  title: "How to read a material data sheet",
  description:
    "What tensile strength, elongation, modulus, HDT and hardness mean for your part, what a data sheet leaves out, and which value to ask for instead.",
  summary: "What the values mean for your part, what they leave out, and which to read first.",
  date: "2026-02-11",
  lead: "A data sheet describes a test bar: made under good conditions, tested at 23 °C, dry, within minutes. Your part is none of these. Use the sheet to compare, not to design.",
  guide: "design-guideinfo",
  next: ["Compare printing materials", "printing3d-materials"],
  blocks: [
    textBlock(
      "first",
      "## Start with how the part fails",
      "Before you read a value, decide how the part would fail. Bend and stay bent? Snap? Sag in the heat? Creep under a screw? Each has its own line on the sheet, and the most prominent one, tensile strength, is rarely it.",
    ),
    textWithTable(
      "which-line",
      table(
        "How the part fails, and which line to read",
        ["The part", "Look at", "Example"],
        ["stays bent", "Yield strength", "6061-T6: 276 MPa"],
        ["snaps when bent", "Elongation at break", "PA11: 35–55%, ceramic-filled resin: 1.2%"],
        ["bends too far", "Modulus", "ABS: 2.2–2.6 GPa, PA66-GF30: 8.5–9.5 GPa"],
        ["sags when warm", "HDT at 1.8 MPa", "clear resin: about 50 °C, PEEK: 152 °C"],
        ["wears", "Hardness, sliding tests", "POM: M82, PTFE: 55D"],
        ["grows in water", "Water absorption", "PA6, PA66: 8.5–9.5% saturated"],
        ["burns", "UL 94 with thickness", "V-0 grades of PC/ABS"],
      ),
      "## Which line to read",
      "Values from the tables of this site, typical and not for specification.",
    ),
    textBlock(
      "strength",
      "## Tensile strength and yield strength",
      "A bar is pulled until it breaks. The highest stress on the way is the tensile strength. For metals, yield strength matters more: the stress at which 0.2% of stretch remains after unloading. Above it, a part is bent for good: it has failed, even if it did not break.",
      "For 304 stainless the two are far apart: at least 515 MPa and at least 205 MPa. For 7075-T6 they are close: 572 and 503 MPa. In the first case, designing to the larger figure is an error by a factor of two and a half.",
      "Many plastics have a yield point too, but they creep: under constant load they keep stretching for months. As a rule of thumb for constant load, use a quarter to a third of the short-term strength, then test.",
    ),
    textBlock(
      "elongation",
      "## Elongation at break",
      "Elongation says how far the bar stretches before it breaks: toughness in one number. Below about 5% a material feels brittle; a clip needs 10% or more; a living hinge 30% or more.",
      "Check the direction. A bar printed by FDM may stretch 6% along its layers and 2% across. Data sheets call the directions XY, XZ, ZX or Z. If only one is given, it is the better one.",
    ),
    textBlock(
      "modulus",
      "## Modulus",
      "Modulus is stiffness: how much stress for how much strain. It hardly varies within a family. All aluminum alloys have about 70 GPa and all steels about 200 GPa, whatever their strength. If an aluminum bracket bends too far, a stronger alloy won't help. A thicker one will: stiffness grows with the cube of the thickness.",
      "In plastics, glass or carbon fiber raises the modulus several times along the fibers. It also lowers the elongation: PA6 stretches 50 to 100%, PA66 with 30% glass about 3%.",
    ),
    textBlock(
      "hdt",
      "## Heat deflection temperature",
      "A bar is held at both ends and loaded in the middle while an oil bath warms up. The [HDT](term-hdt) is the temperature at which it has bent by a set amount. There are two loads, 0.45 and 1.8 MPa, and the results can be far apart: SLS PA12 is 154 °C at the low load and 70 °C at the high one.",
      "Always ask which load. A sheet that gives only the low one shows the flattering value. And HDT isn't a continuous-use temperature: aging sets that, and it is often lower. PEI has an HDT of 201 °C at 1.8 MPa, and 170 °C for continuous use.",
    ),
    textBlock(
      "hardness",
      "## Hardness",
      "Hardness scales don't convert well. Shore A is for rubber, Shore D for hard plastics, Rockwell R and M for stiff plastics, Brinell (HB), Vickers (HV) and Rockwell (HRB, HRC) for metals. 80 Shore A is a soft wheel, 80 Shore D is a hard hat.",
      "For wear, hardness is only a hint. UHMW-PE is soft, at 63D, and outlasts harder plastics in sliding contact.",
    ),
    textBlock(
      "hidden",
      "## What the sheet leaves out",
      "- **Moisture.** “Dry as molded” nylon is strong and brittle. Conditioned nylon is softer, tougher and larger.",
      "- **Post-cure.** Resins are listed after the best cure. A ceramic-filled resin reaches 119 °C at 1.8 MPa after a thermal cure, and 82 °C without it.",
      "- **Thickness.** [UL 94](term-ul-94) ratings apply to a thickness and a color. V-0 at 3 mm says nothing about 1 mm.",
      "- **Time and light.** Creep, aging and sunlight are separate tests.",
      "- **Minimum or typical.** Metal standards give minimum values (≥ 515 MPa); plastic data sheets give typical ones. Don't compare them as if they were the same.",
    ),
    textBlock(
      "use",
      "## A method that works",
      "1. Write down the three hardest demands with numbers: 80 °C, a clip that opens 100 times, 30 N.",
      "1. Strike out every material that fails the hardest one. The tables for [printing](printing3d-materials), [machining](cnc-machining-materials), [molding](injection-molding-materials) and [casting](urethane-casting-materials) sort by it.",
      "1. Of the rest, take the one that is cheapest to make, not the strongest.",
      "1. Have three parts made in it, and try to break them the way your users will.",
      "Put the three demands in your [request](blog-request-for-quotation). If we know the load, we can suggest a material; if we know only “PA12”, we can't.",
    ),
  ],
});
