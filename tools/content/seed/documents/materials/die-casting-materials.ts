import { question, questions, quoteCall } from "../../blocks.ts";
import { weightCalculator } from "../../calculators.ts";
import { toPage } from "../../links.ts";
import { pages } from "../../list-blocks.ts";
import { gradeTable, materialPage } from "../../pages.ts";
import { table, textWithTable, textBlock } from "../../rich-text.ts";

export const dieCastingMaterials = materialPage({
  id: "die-casting-materials",
  title: "Die casting materials",
  seoTitle: "Die Casting Materials",
  description:
    "Aluminum, zinc, magnesium and brass alloys for die casting: strength, melting range, thermal conductivity and how well they fill, seal and resist corrosion.",
  summary: "Aluminum, zinc and magnesium alloys with strength, thermal conductivity and how they cast.",
  services: ["die-casting"],
  opening: {
    heading: "Die casting materials: aluminum, zinc, magnesium",
    lead: "Aluminum for heat and weight, zinc for thin walls and plating, magnesium where every gram counts. Within a family, alloys differ in how they fill, seal and corrode.",
    next: ["Read about die casting", toPage("die-casting")],
  },
  blocks: [
    textBlock(
      "first",
      "## What to look at first",
      "- **Density.** Aluminum 2.63–2.82 g/cm³, zinc 5.0–6.6 g/cm³, magnesium about 1.8 g/cm³.",
      "- **Thermal conductivity.** 96 W/(m·K) in A380 and ADC12, about half of extruded 6063. If a heat sink has no margin, extrude or machine it.",
      "- **Pressure tightness and hot cracking**, rated from 1 to 5 below.",
      "- **Finish.** Cast aluminum with more than 5% silicon anodizes poorly: plan on powder coat, e-coat or paint. See [surface finishing](surface-finish).",
    ),
    gradeTable({
      heading: "All die casting alloys",
      services: ["die-casting"],
      properties: [
        "density",
        "tensileStrength",
        "yieldStrength",
        "elongation",
        "hardness",
        "meltingPoint",
        "thermalConductivity",
      ],
    }),
    textWithTable(
      "ratings",
      table(
        "NADCA ratings of aluminum alloys: class 1 is best, class 5 is poorest",
        ["Property", "A360", "A380", "383, ADC12", "384", "A413"],
        ["Resistance to hot cracks", "class 1", "class 2", "class 1", "class 2", "class 1"],
        ["Pressure tightness", "class 2", "class 2", "class 2", "class 2", "class 1"],
        ["Filling the die", "class 3", "class 2", "class 1", "class 1", "class 1"],
        ["Resistance to corrosion", "class 2", "class 4", "class 3", "class 5", "class 2"],
      ),
      "## How the aluminum alloys cast",
      "Relative ratings from NADCA table A-3-3. Strength doesn't help if the alloy doesn't fill the die.",
    ),
    textBlock(
      "families",
      "## The families",
      "### Aluminum",
      "A380 is the all-rounder, ADC12 its counterpart in Asia with better filling. A360 resists weather, A413 holds pressure, B390 wears slowly. AlSi10MnMg is ductile and can be welded, but needs vacuum-assisted die casting. A356 is a gravity alloy, listed because buyers ask for it.",
      "### Zinc",
      "Zamak 3 is the default, Zamak 5 is harder, Zamak 2 is the strongest, and Zamak 7 fills the finest detail. It casts at a low temperature, so dies last and walls can be thin. Zinc is heavy and creeps when warm. ZA-8 and ZA-27 carry more load.",
      "### Magnesium",
      "AZ91D for housings, AM60 where the part must absorb impact. Magnesium is a third lighter than aluminum. It needs a conversion coating and a topcoat.",
      "### Brass",
      "Resists water, but wears the die quickly. Most brass parts are better machined or forged.",
    ),
    weightCalculator(
      { services: ["die-casting"] },
      "Weigh a part",
      "Zinc weighs two and a half times as much as aluminum, and magnesium a third less.",
    ),
    questions(
      "Questions about die casting alloys",
      question(
        "A380 or ADC12?",
        "They are close relatives: 317–325 MPa versus 300–310 MPa, the same 96 W/(m·K). Choose by where the parts are cast: ADC12 is standard in Asia.",
      ),
      question(
        "When is zinc better than aluminum?",
        "For small, detailed parts that are plated: locks, trim, connectors. Zinc takes finer detail and plates well. Above about 100 °C, or where weight matters, choose aluminum.",
      ),
      question(
        "Can I anodize a die casting?",
        "Not for appearance. Silicon makes the layer gray and blotchy. Powder coat, e-coat or paint it; chem film protects bare faces.",
      ),
      question(
        "Can I prototype in the same alloy?",
        "Die casting alloys are rarely sold as plate. Machine the prototype from 6061, and remember that the casting is weaker and less ductile: A380 yields at 159–160 MPa versus 276 MPa, and stretches 3.5–4% versus 12–17%.",
      ),
    ),
    pages(
      {
        heading: "From alloy to casting",
        lead: "The process, its design guide, and the finishes.",
      },
      "die-casting",
      "die-casting-guide",
      "surface-finish",
      "blog-material-data-sheet",
    ),
    quoteCall(
      "Name the alloy, or what the part must withstand",
      "Include annual volume, finish and the faces to be machined. You get separate prices for the die and the part.",
      "Process: Die casting\nAlloy: \nMachined faces: \nFinish: \nQuantity per year: ",
    ),
  ],
});
