import { otherProcess, question, comparison, questions, thisProcess } from "../../blocks.ts";

export const sheetChoice = comparison(
  "When to choose sheet metal, and when not to",
  "Sheet metal is stiff and light for its price, as long as the part has one thickness.",
  thisProcess({
    name: "Sheet metal",
    verdict: "Brackets, chassis, boxes and panels of one thickness.",
    reasons: [
      "Walls of 0.5 to 6 mm",
      "Large parts, up to a sheet of 3,000 × 1,500 mm",
      "One to a few thousand parts without tooling",
      "Studs, nuts and welds in the same order",
    ],
    limits: ["Thickness changes within the part", "Rounded, three-dimensional forms", "±0.05 mm over bends"],
  }),
  otherProcess("cnc-machining", {
    name: "CNC machining",
    verdict: "Thick, exact or three-dimensional metal parts.",
    reasons: ["Fits of ±0.025 mm", "Bosses, pockets and thick flanges"],
    limits: ["A box is mostly chips", "Higher price for large, light parts"],
  }),
  otherProcess("die-casting", {
    name: "Die casting",
    verdict: "Thousands of housings with ribs and bosses.",
    reasons: ["More than 1,000 to 2,000 parts", "Ribs, bosses and domes in one piece"],
    limits: ["A die first: 4 to 8 weeks"],
  }),
  otherProcess("injection-molding", {
    name: "Injection molding",
    verdict: "Plastic housings in numbers.",
    reasons: ["Insulating, light, colored", "Clips and ribs in one piece"],
    limits: ["A tool first", "No shielding without a coating"],
  }),
);

export const sheetQuestions = questions(
  "Questions about sheet metal",
  question(
    "Which thickness should I choose?",
    "Begin with the load, then check the bends: a flange needs 7 × the thickness, a hole 2.5 × the thickness plus the radius from the bend, so thicker sheet needs more room. In China metric stock is 0.5, 0.8, 1.0, 1.2, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0 and 6.0 mm: design to it rather than to gauge numbers, which differ by metal.",
  ),
  question(
    "Which aluminum bends well?",
    "5052-H32. It bends at 0.5–1 × the thickness. 6061-T6 cracks below 1.5–3 × the thickness; use it for flat parts or ask for large radii. See [sheet metal materials](sheet-metal-materials).",
  ),
  question(
    "Do I have to send a flat pattern?",
    "No. Send the folded STEP file: the flat length depends on the tool and the K-factor, and the shop calculates it. If you send a DXF as well, say which one rules. The [sheet metal guide](sheet-metal01) shows the calculation.",
  ),
  question(
    "How accurate are holes on two sides of a bend?",
    "About ±0.25 to 0.4 mm from hole to bend, ±0.5 to 0.8 mm over several bends. Where two parts must meet, make one hole a slot, or drill after bending.",
  ),
  question(
    "Powder coat, anodize or plate?",
    "Powder coat for color and wear on any metal, 60–120 µm a face. Anodizing for aluminum that must keep its thickness, 5–25 µm. Zinc for steel inside a housing, 5–25 µm. Leave earth points and threads bare. See [surface finishing](surface-finish).",
  ),
  question(
    "Can you weld it so that the seam is not seen?",
    "Ground flush and painted, yes. In anodized aluminum the seam stays visible, because the filler takes the color differently. Avoid visible welds there: use tabs, rivets or a bent corner.",
  ),
  question(
    "How do I get threads into thin sheet?",
    "Clinched nuts or studs from 0.8 mm sheet, extruded and tapped holes, or rivet nuts after painting. A tapped hole needs about one thread diameter of material, so thin sheet alone does not hold.",
  ),
  question(
    "When does a stamping tool pay?",
    "With simple parts at ten thousand pieces and more. Up to there laser cutting and standard bending cost less in total, and a change of the drawing costs nothing.",
  ),
);
