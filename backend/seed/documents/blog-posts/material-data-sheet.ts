import { post } from "../../pages.ts";
import { table, textWithTable, textBlock } from "../../rich-text.ts";

export const materialDataSheet = post({
  slug: "material-data-sheet",
  title: "How to read a material data sheet",
  description:
    "What tensile strength, elongation, modulus, HDT and hardness on a data sheet mean for your part, what they hide, and which figure to ask for instead.",
  summary: "What the figures mean for your part, what they hide, and which one to look at first.",
  date: "2026-02-11",
  lead: "A data sheet describes a test bar, made under good conditions, tested at 23 °C, dry, within minutes. Your part is none of these. Read the sheet for comparison, not for design.",
  guide: "design-guideinfo",
  next: ["Compare printing materials", "printing3d-materials"],
  blocks: [
    textBlock(
      "first",
      "## Start from the way the part fails",
      "Before you look at a figure, say how the part would fail. Would it bend and stay bent? Snap? Sag in the heat? Creep under a screw? Each has its own line on the sheet, and the most prominent line, tensile strength, is rarely the one.",
    ),
    textWithTable(
      "which-line",
      table(
        "Failure, and the line of the data sheet that speaks of it",
        ["The part…", "Look at", "Example"],
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
      "A bar is pulled until it breaks. The highest stress on the way is the tensile strength. For metals the yield strength is the useful figure: the stress at which 0.2% of stretch remains after unloading. A part above it is permanently bent, so it has failed although it did not break.",
      "For 304 stainless the two lie far apart: at least 515 MPa and at least 205 MPa. For 7075-T6 they are close: 572 and 503 MPa. Designing with the larger figure would be a mistake of a factor of two and a half in the first case.",
      "Many plastics have a yield point too, but they creep: under a constant load they go on stretching for months. A rule of thumb for plastics under constant load is to use a quarter to a third of the short-term strength, then test.",
    ),
    textBlock(
      "elongation",
      "## Elongation at break",
      "It says how far the bar stretches before it parts: toughness in one number. Below about 5% a material feels brittle; a clip needs 10% or more; a living hinge 30% or more.",
      "Look at the direction. A filament-printed bar may stretch 6% along its layers and 2% across. Data sheets call the directions XY, XZ, ZX or Z; if only one is given, it is the better one.",
    ),
    textBlock(
      "modulus",
      "## Modulus",
      "The modulus is stiffness: how much stress for how much strain. It hardly differs within a family. All aluminum alloys have about 70 GPa and all steels about 200 GPa, whatever their strength. If an aluminum bracket bends too far, a stronger alloy will not help; a thicker one will, with the third power of its thickness.",
      "In plastics glass or carbon fiber raises the modulus several times, along the fibers. It also lowers the elongation: PA6 stretches 50 to 100%, PA66 with 30% glass about 3%.",
    ),
    textBlock(
      "hdt",
      "## Heat deflection temperature",
      "A bar lies on two supports with a load in the middle while an oil bath warms up. The [HDT](term-hdt) is the temperature at which it has bent by a set amount. There are two loads, 0.45 and 1.8 MPa, and the results can be far apart: PA12 from SLS has 154 °C and 70 °C.",
      "Always ask which load. A sheet that gives only the low one shows the flattering figure. And HDT is not a temperature for continuous use: aging sets that, and it is often lower. PEI has an HDT of 201 °C at 1.8 MPa, and 170 °C for continuous use.",
    ),
    textBlock(
      "hardness",
      "## Hardness",
      "Hardness scales do not convert well. Shore A is for rubber, Shore D for hard plastics, Rockwell R and M for stiff plastics, Brinell (HB), Vickers (HV) and Rockwell (HRB, HRC) for metals. 80 Shore A is a soft wheel, 80 Shore D is a hard hat.",
      "For wear, hardness is only a hint. UHMW-PE is soft, at 63D, and outlasts harder plastics in sliding.",
    ),
    textBlock(
      "hidden",
      "## What the sheet does not say",
      "- **Moisture.** “Dry as molded” for nylon is the strong, brittle state. Conditioned nylon is softer and tougher, and larger.",
      "- **Post-cure.** Resins are shown after the best cure. The high-temperature figure of a ceramic-filled resin, 119 °C at 1.8 MPa, holds after a thermal cure; without it the figure is 82 °C.",
      "- **Thickness.** [UL 94](term-ul-94) ratings hold for a thickness and a color. V-0 at 3 mm says nothing about 1 mm.",
      "- **Time and light.** Creep, aging and sunlight are separate tests.",
      "- **Minimum or typical.** Standards for metals give minimum values (≥ 515 MPa); sheets for plastics give typical ones. Do not compare the two without thinking.",
    ),
    textBlock(
      "use",
      "## A method that works",
      "1. Write down the hardest three demands with numbers: 80 °C, a clip that opens 100 times, 30 N.",
      "1. Strike out all materials that fail the hardest one. The tables for [printing](printing3d-materials), [machining](cnc-machining-materials), [molding](injection-molding-materials) and [casting](urethane-casting-materials) sort by it.",
      "1. Among the rest, take the one that is cheapest to make, not the strongest.",
      "1. Have three parts made in it, and try to break them the way the user will.",
      "Send the three demands with the [request](blog-request-for-quotation). A shop that knows the load can propose; one that knows only “PA12” cannot.",
    ),
  ],
});
