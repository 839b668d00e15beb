import { drawing, howItWorks, step, quoteCall } from "../../blocks.ts";
import { toPage } from "../../links.ts";
import { caseStudies, finishes, guides, materials } from "../../list-blocks.ts";
import { service } from "../../pages.ts";
import { videoPlayer } from "../../records.ts";
import { textBlock } from "../../rich-text.ts";
import { sheetChoice, sheetQuestions } from "./sheet-metal-fabrication-advice.ts";
import { sheetFigures, sheetRules, sheetSpecification } from "./sheet-metal-fabrication-figures.ts";

export const sheetMetalFabrication = service({
  id: "sheet-metal-fabrication",
  title: "Sheet metal fabrication",
  seoTitle: "Sheet Metal Fabrication",
  shortName: "Sheet metal",
  description:
    "Sheet metal cut, bent, welded and assembled: thickness, tolerances over bends, metals, finishes, design rules, and when to machine or cast instead.",
  summary:
    "Brackets, chassis, boxes and panels: cut, bent, welded and fitted with hardware, without tooling.",
  opening: {
    heading: "Sheet metal: cut, bent and assembled",
    lead: "Laser cutting and standard bending make stiff, light parts with no tool to pay for, so both five and five hundred parts make sense. The whole part has one thickness; if you need bosses and ribs, have it machined or cast.",
    next: ["See the metals", toPage("sheet-metal-materials")],
  },
  figures: sheetFigures,
  keyFiguresLead:
    "Typical capability. Tolerance from cut edge to cut edge; each bend adds its own. The sheet limits the size.",
  blocks: [
    drawing("process-sheet-metal", "From flat sheet to bent part.", "How a sheet metal part is made"),
    howItWorks({
      heading: "From CAD file to finished part",
      lead: "The order matters: flat cuts are accurate, and errors add up with each bend.",
      steps: [
        step(
          "Unfold and nest",
          "We unfold the model using the K-factor for the metal and tool, and nest the parts closely on the sheet.",
        ),
        step(
          "Form and tap",
          "We form louvers, dimples, countersinks and threads while the part is still flat.",
        ),
        step(
          "Bend",
          "The press brake bends one flange at a time. Each bend is located from an edge, so the first bends are the most accurate.",
        ),
        step(
          "Mask and assemble",
          "We mask threads and grounding points before coating. Labels, gaskets and assembly come last.",
        ),
      ],
    }),
    videoPlayer(
      "bending-sheet",
      "See it bent",
      "The backgauge sets the position, the punch depth sets the angle, and the metal springs back.",
    ),
    sheetSpecification,
    materials({
      heading: "Metals",
      lead: "5052 for bent aluminum, DC01 or SPCC for painted boxes, 304 for visible or washdown parts, copper for current. Typical values, not for specification.",
      services: ["sheet-metal-fabrication"],
      grades: [
        "grade-sheet-al-5052",
        "grade-sheet-al-6061",
        "grade-sheet-dc01",
        "grade-sheet-galvanised",
        "grade-sheet-s355",
        "grade-sheet-ss-304",
        "grade-sheet-ss-316l",
        "grade-sheet-copper",
        "grade-sheet-brass",
      ],
      properties: ["density", "tensileStrength", "yieldStrength", "elongation"],
      page: "sheet-metal-materials",
    }),
    finishes({
      heading: "Finishes for sheet metal",
      lead: "Paint what shows, plate what doesn't, and brush or passivate what gets cleaned.",
      services: ["sheet-metal-fabrication"],
      finishes: [
        "finish-brushing",
        "finish-bead-blast",
        "finish-powder-coat",
        "finish-wet-paint",
        "finish-anodise-type-ii",
        "finish-chem-film",
        "finish-zinc-plating",
        "finish-passivation",
        "finish-printing-engraving",
      ],
    }),
    sheetChoice,
    sheetRules,
    guides(
      {
        heading: "The full design guide",
        lead: "Every rule explained, with K-factors, the gauge table and a worked flat pattern.",
      },
      "sheet-metal01",
      "bend-data",
    ),
    textBlock(
      "typical-parts",
      "## Typical parts",
      "- **Rack chassis and shields.** 1–2 mm steel or aluminum with self-clinching studs. See [communications](communications).",
      "- **Cabinets, guards and control panels.** Powder-coated steel. See [industrial](industrial).",
      "- **Frames and AGV chassis.** Welded, with machined pads. See [robotics and automation](robotics-automation).",
      "- **Battery trays, busbars and heat shields.** See [automotive](automotive).",
      "- **Brackets and avionics boxes.** 5052 with chem film. See [aerospace and UAV](aerospace-uav).",
    ),
    sheetQuestions,
    caseStudies(
      {
        heading: "Sheet metal in practice",
        lead: "A representative project: a control box in two bent parts, with its drawing, inspection results and cost split.",
      },
      "sheet-metal-enclosure",
    ),
    quoteCall(
      "Send the folded model",
      "Include the metal, thickness, finish and color. We work out the flat pattern and quote each quantity.",
      "Process: Sheet metal\nMetal and thickness: \nFinish and color: \nStuds, nuts, welds: \nQuantity: ",
    ),
  ],
});
