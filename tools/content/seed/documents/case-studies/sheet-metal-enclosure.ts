import { question, keyFigure } from "../../blocks.ts";
import { headlineQuantity } from "../../capabilities.ts";
import { representativeProject } from "../../case-study.ts";
import { toPage } from "../../links.ts";
import { between, exactly } from "../../quantity.ts";

export const sheetMetalEnclosure = representativeProject({
  id: "sheet-metal-enclosure",
  title: "Control box: 50 bent enclosures, powder coated",
  seoTitle: "Sheet Metal Enclosure Case Study",
  description:
    "A representative project: 50 two-piece control boxes in 1.5 mm steel, bent, clinched and powder coated in 12 working days, with drawing, measurements and costs.",
  summary: "50 two-piece control boxes in 1.5 mm steel, bent, clinched and powder coated in 12 working days.",
  services: ["sheet-metal-fabrication"],
  industry: "industrial",
  picture: "sheet-metal-enclosure-1",
  opening: {
    heading: "Control box: 50 enclosures without a die",
    lead: "A machine builder's controller needs a steel box with a display cutout, round connectors and room for one circuit board. Fifty are needed now, and the panel will change with the next display.",
    next: ["Read about sheet metal", toPage("sheet-metal-fabrication")],
  },
  figures: [
    keyFigure("Quantity", "50 boxes"),
    keyFigure("Time", exactly(12, "working day")),
    keyFigure(
      "Tolerance",
      headlineQuantity("sheet-metal-fabrication", "generalTolerance", "cut features, 160 mm"),
    ),
    keyFigure("Coat", between(60, 120, "µm", "powder")),
  ],
  brief: [
    "- A box of 160 × 110 × 60 mm: a U-shaped body with the front panel, and a U-shaped cover.",
    "- One front panel with a display cutout, two connectors, one button and three status lights.",
    "- Four M4 studs for the circuit board. No screw heads on the front.",
    "- RAL 7035 on the body, RAL 7016 on the cover. Bare metal at the ground stud.",
    "- Indoor use in a control cabinet. No IP rating is required.",
  ],
  choice:
    "The part is a shell of one thickness with straight edges, which is what a press brake makes without a tool. At 50 pieces a stamping die or a casting die can't be paid back, and the panel will change.",
  options: [
    ["Sheet metal, laser cut and bent", "Chosen", "No tooling; a new panel is a new cutting program"],
    ["CNC machined from a block", "Rejected", "Most of the block becomes chips"],
    ["Die casting", "Rejected", "A die for 50 parts, and 4–8 weeks to the first"],
    ["3D printing, nylon", "Rejected", "No shielding, and a flat panel this long bows"],
    ["Standard box, modified", "Rejected", "The board and the connectors don't fit a stock size"],
  ],
  excerpt: [
    "project-enclosure",
    "Only the dimensions that matter carry their own tolerance. The rest follows the title block.",
  ],
  changes: [
    "Lips at the top grew from 8 to 11 mm, about seven thicknesses, so they reach across the standard die.",
    "All bends use one inside radius of 2 mm, the radius of the standard die: one setup of the press brake.",
    "Two holes moved away from a bend, to 2.5 thicknesses plus the radius.",
    "Clearance between body and cover grew by 0.25 mm, because two coats of powder fill up to 0.24 mm of each gap.",
    "Corner reliefs were added where two bends meet.",
  ],
  measured:
    "Five of 50 boxes, measured before coating; coat thickness after it. Dimensions on one face come from the laser and repeat closely. Each bend in between widens the spread, and the drawing allows for it.",
  results: [
    ["Display cutout, width", "Laser", "44 ± 0.2 mm", "43.96–44.05 mm", "Caliper"],
    ["Connector spacing", "Laser", "28 ± 0.2 mm", "27.95–28.04 mm", "CMM"],
    ["Hole center to bottom face", "One bend", "33 ± 0.4 mm", "32.84–33.13 mm", "Height gauge"],
    ["Outside depth", "Two bends", "110 ± 0.5 mm", "109.74–110.22 mm", "Caliper"],
    ["Bend angle", "Press brake", "90 ± 1°", "89.4–90.5°", "Protractor"],
    ["Powder coat", "Coating", "60–120 µm", "72–98 µm", "Magnetic gauge"],
  ],
  order:
    "Shares of the total for 50 boxes, rounded to five percent. There is no tooling, so a repeat order costs about the same.",
  costs: [
    ["Sheet", 15, "Blank size and nesting, 1.5 mm cold-rolled steel"],
    ["Laser cutting and deburring", 20, "Length of cut, number of openings"],
    ["Bending", 20, "Eight bends per box, one setup per part"],
    ["Studs and clinching", 5, "Four studs, pressed before bending"],
    ["Masking and powder coating", 30, "Two colors, a masked ground stud"],
    ["Inspection and packing", 10, "First-article report, five boxes measured"],
  ],
  route:
    "One first article before the batch: the flat pattern is corrected once, by what the first bent part shows.",
  moments: [
    [
      "Day 1",
      "Review the model",
      "Flanges, hole distances, reliefs and the gap for the coat. The drawing is revised and approved.",
    ],
    [
      "Day 2",
      "First article",
      "One box is cut, bent and measured. The bend deduction is corrected for this batch of sheet.",
    ],
    [
      "Days 3–4",
      "Cut and deburr",
      "Blanks for 50 bodies and covers, nested on common sheets. Studs are pressed in while the blanks are flat.",
    ],
    [
      "Days 5–6",
      "Bend",
      "Six bends on the body, two on the cover.",
      "sheet-metal-enclosure-2",
      "Flat blank and bent body in bare steel, before coating. Rendered.",
    ],
    [
      "Days 7–10",
      "Powder coat",
      "Degreased and pretreated, studs and ground masked, sprayed, cured at 180–200 °C. Two colors mean two runs.",
    ],
    [
      "Days 11–12",
      "Inspect and pack",
      "Fit of the cover, color against the RAL chip, coat thickness. Then packed with film between the faces.",
    ],
  ],
  limits: [
    "It isn't sealed. An IP rating needs welded corners, a gasket and a test.",
    "Corners stay open by a small gap at the relief, or are welded and ground at extra cost.",
    "Powder is thick: threads and contact faces need masking, and sharp detail softens.",
    "From a few thousand boxes a year, compare a stamping die for the blank.",
  ],
  questions: [
    question(
      "Why aren't the holes made after bending?",
      "Laser cutting the flat blank is faster and holds ±0.2 mm on one face. Only a hole that must line up across several bends is worth drilling afterward.",
    ),
    question(
      "Would aluminum be better?",
      "It saves weight and doesn't rust, and 5052 bends well. Steel was chosen for price and for shielding at low frequency. See [sheet metal materials](sheet-metal-materials).",
    ),
    question(
      "What changes with 500 boxes?",
      "Setup and programming spread over more parts. The share of coating grows, because its cost falls the least with quantity.",
    ),
  ],
  readOn: ["sheet-metal01", "sheet-metal-materials", "surface-finish", "blog-sheet-metal-flat-pattern"],
  call: [
    "Plan an enclosure",
    "Send the bent model as STEP, the color and the quantity.",
    "Sheet metal enclosure\nMaterial and thickness: \nColor: \nQuantity: \nNeeded by: ",
  ],
});
