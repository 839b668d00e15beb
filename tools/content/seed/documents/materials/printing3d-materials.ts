import { question, questions, quoteCall } from "../../blocks.ts";
import { weightCalculator } from "../../calculators.ts";
import { toPage } from "../../links.ts";
import { pages } from "../../list-blocks.ts";
import { gradeTable, materialPage } from "../../pages.ts";
import { table, textWithTable, textBlock } from "../../rich-text.ts";

const processes = ["sla-printing", "sls-printing", "mjf-printing", "dmls-printing", "fdm-printing"];

export const printing3dMaterials = materialPage({
  id: "printing3d-materials",
  title: "3D printing materials",
  seoTitle: "3D Printing Materials",
  description:
    "Resins, nylon powders, metals and filaments for 3D printing, with strength, elongation, stiffness, heat deflection and limits, sorted and compared.",
  summary: "Resins, powders, metals and filaments with their properties: sort, filter and compare.",
  services: processes,
  opening: {
    heading: "3D printing materials: 40 grades in one table",
    lead: "Choose the process first, then the grade: resin for appearance, nylon powder for function, metal for heat and load, filament for large, simple parts. The table shows the limits of each.",
    next: ["Compare the processes", toPage("printing3d")],
  },
  blocks: [
    textBlock(
      "first",
      "## What to look at first",
      "- **Heat deflection at 1.8 MPa.** Most resins soften near 50 °C: too low for a car in the sun. PA12 withstands 70 to 95 °C under that load, ULTEM 1010 213 °C.",
      "- **Elongation.** Below about 10% a clip breaks. PA11 stretches 35 to 55%, TPU more than 150%.",
      "- **Direction.** [FDM](fdm-printing) parts are 20–30% weaker across the layers; ULTEM 9085 loses half. Powder parts are nearly equal in all directions.",
      "- **Light and water.** Resins yellow and creep, and nylon absorbs water. For outdoor use, ask for ASA or a painted part.",
    ),
    gradeTable({
      heading: "All 3D printing materials",
      services: processes,
      properties: [
        "density",
        "tensileStrength",
        "yieldStrength",
        "elongation",
        "modulus",
        "hardness",
        "heatDeflectionLow",
        "heatDeflectionHigh",
      ],
    }),
    textBlock(
      "families",
      "## The families",
      "### Photopolymer resins",
      "Printed by [SLA](sla-printing). Best surface and detail, and the only clear prints. They are brittle compared with molded plastic, and they age in light. Names such as ABS-like describe look and stiffness, not service life.",
      "### Nylon powders",
      "Printed by [SLS](sls-printing) and [MJF](mjf-printing). PA12 is the default. PA11 stretches farther, glass makes it stiffer and more brittle, TPU is elastic. Read [SLS or MJF](blog-sls-or-mjf) to choose the machine.",
      "### Metals",
      "Printed by [DMLS](dmls-printing). Dense and weldable, with properties near those of forgings after heat treatment. The yield strengths in the table apply to the heat treatment in the name. Fits are machined afterward.",
      "### Filaments",
      "Printed by [FDM](fdm-printing). Real thermoplastics in large sizes. Judge them by their strength across the layers.",
    ),
    textWithTable(
      "choose",
      table(
        "What a part needs, and what to print it in",
        ["Need", "Choose", "Why", "Avoid"],
        ["Look of a molded part", "Tough gray resin", "Smooth, takes paint", "FDM: layers show"],
        ["Clear part", "WaterShed or ClearVue", "Clear after polish and lacquer", "Nylon: never clear"],
        ["Clips and ducts", "PA12 (MJF or SLS)", "Even strength, no supports", "Resin: breaks"],
        ["Living hinge", "PA11", "35–55% elongation", "PA12 with glass"],
        ["Stiff and light", "PA12 with carbon fiber", "10 GPa modulus", "PLA: 52 °C"],
        ["Soft part", "TPU (MJF or SLS)", "86–90 Shore A", "Rubber-like resin: tears"],
        ["Light metal bracket", "AlSi10Mg", "2.67 g/cm³", "Steel"],
        ["Hot gas", "Inconel 718", "Keeps its strength", "Aluminum"],
      ),
      "## How to choose",
      "Start with the toughest requirement. If two rows fit, choose the less expensive process.",
    ),
    weightCalculator(
      { services: ["sla-printing", "sls-printing", "mjf-printing", "dmls-printing", "fdm-printing"] },
      "Weigh a part",
      "Enter the volume from your CAD program, without the hollow inside.",
    ),
    questions(
      "Questions about printed materials",
      question(
        "Is a printed part as strong as a molded one?",
        "PA12 comes close: 48 MPa, versus 40 to 50 MPa for molded ABS. It stretches less before it breaks than most molded nylon. An ABS-like resin copies the look and stiffness, not the toughness over years.",
      ),
      question(
        "Which printed plastic withstands the most heat?",
        "Among filaments, ULTEM 1010: 213 °C at 1.8 MPa. Among powders, Alumide: 144 °C, then PA12 with glass beads: 114–121 °C. Ceramic-filled resin reaches 119 °C after a thermal cure, but breaks at 1.2% strain.",
      ),
      question(
        "Can printed parts touch food or skin?",
        "The raw material may have a certificate; the finished part usually does not. Tell us what the part touches and for how long, and ask for the evidence. See [medical](medical) parts.",
      ),
      question(
        "What is a Shore number?",
        "It measures how deep a needle sinks in. Shore A is for soft rubber: 30A is about a rubber band, 90A a shopping-cart wheel. Shore D is for harder plastic. The two scales cannot be compared by their number alone.",
      ),
    ),
    pages(
      {
        heading: "From grade to part",
        lead: "Rules for walls and holes, and how to read the values above.",
      },
      "design-guideinfo",
      "blog-material-data-sheet",
      "blog-sls-or-mjf",
      "surface-finish",
    ),
    quoteCall(
      "Name the load, not only the grade",
      "Tell us what the part must withstand: force, heat, light, chemicals. We'll quote it, and tell you if another grade suits the part better.",
      "Process: 3D printing\nMaterial, or what the part must withstand: \nHighest temperature: \nQuantity: ",
    ),
  ],
});
