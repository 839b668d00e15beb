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
    "Sheet metal cut, bent, welded and fitted: thickness, tolerances over bends, metals, finishes, design rules, and when a milled or cast part is better.",
  summary: "Brackets, chassis, boxes and panels, cut, bent, welded and fitted with studs, without tooling.",
  opening: {
    heading: "Sheet metal: cut flat, bent, fitted",
    lead: "Laser cutting and standard bending make stiff, light parts without a tool to pay for, so both five and five hundred make sense. The whole part has one thickness; parts with bosses and ribs are milled or cast.",
    next: ["See the metals", toPage("sheet-metal-materials")],
  },
  figures: sheetFigures,
  figuresHold:
    "Typical capability. Tolerance from cut edge to cut edge; bends add theirs. Size is limited by the sheet.",
  blocks: [
    drawing("process-sheet-metal", "From the flat sheet to the bent part.", "How a sheet metal part is made"),
    howItWorks({
      heading: "How sheet metal is planned and finished",
      lead: "Order matters: flat cuts are exact, and errors add up with each bend.",
      steps: [
        step(
          "Unfold and nest",
          "The folded model is unfolded with the K-factor of metal and tool, and parts are laid close together on the sheet.",
        ),
        step(
          "Form and tap",
          "Louvers, dimples, countersinks and threads are made while the part is still flat.",
        ),
        step(
          "Order the bends",
          "The press brake bends flange by flange. Each bend is placed from an edge, so the first bends are the most exact.",
        ),
        step(
          "Mask and assemble",
          "Threads and earth points are masked before the coat. Labels, gaskets and assembly come last.",
        ),
      ],
    }),
    videoPlayer(
      "bending-sheet",
      "See it bent",
      "The stops set the place, the depth sets the angle, the metal springs back.",
    ),
    sheetSpecification,
    materials({
      heading: "Metals",
      lead: "5052 for bent aluminum, DC01 or SPCC for painted boxes, 304 for what is washed or seen, copper for current. Typical values, not for specification.",
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
      lead: "Choose by place: painted where it is seen, plated where it is hidden, brushed or passivated where it is cleaned.",
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
        lead: "With K-factors, the gauge table and a flat pattern worked through.",
      },
      "sheet-metal01",
    ),
    textBlock(
      "typical-parts",
      "## Typical parts",
      "- **Rack chassis and shields.** 1–2 mm steel or aluminum with clinched studs. See [communications](communications).",
      "- **Cabinets, guards and control panels.** Powder coated steel. See [industrial](industrial).",
      "- **Frames and AGV chassis.** Welded, with machined pads. See [robotics and automation](robotics-automation).",
      "- **Battery trays, busbars and heat shields.** See [automotive](automotive).",
      "- **Brackets and avionics boxes.** 5052 with chem film. See [aerospace and UAV](aerospace-uav).",
    ),
    sheetQuestions,
    caseStudies(
      {
        heading: "How the process is chosen",
        lead: "Representative projects. Neither is a sheet metal part; both show how processes are compared and days are counted.",
      },
      "yellow-robot",
      "automotive-air-duct",
    ),
    quoteCall(
      "Send the folded model",
      "With metal, thickness, finish and color. The flat pattern is worked out here.",
      "Process: Sheet metal\nMetal and thickness: \nFinish and color: \nStuds, nuts, welds: \nQuantity: ",
    ),
  ],
});
