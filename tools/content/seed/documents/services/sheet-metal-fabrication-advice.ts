import { otherProcess, question, comparison, questions, thisProcess } from "../../blocks.ts";

export const sheetChoice = comparison(
  "When to choose sheet metal, and when not to",
  "Sheet metal makes stiff, light parts at low cost, as long as the whole part has one thickness.",
  thisProcess({
    name: "Sheet metal",
    verdict: "Brackets, chassis, boxes and panels of one thickness.",
    reasons: [
      "Walls of 0.5 to 6 mm",
      "Large parts, up to a sheet of 3,000 × 1,500 mm",
      "1 to 10,000 parts without tooling",
      "Studs, nuts and welds in the same order",
    ],
    limits: ["Thickness changes within the part", "Domes and other 3D shapes", "±0.05 mm over bends"],
  }),
  otherProcess("cnc-machining", {
    name: "CNC machining",
    verdict: "Thick, precise or 3D metal parts.",
    reasons: ["Fits of ±0.025 mm", "Bosses, pockets and thick flanges"],
    limits: ["Most of a box ends up as chips", "Higher price for large, light parts"],
  }),
  otherProcess("die-casting", {
    name: "Die casting",
    verdict: "Thousands of housings with ribs and bosses.",
    reasons: ["More than 1,000 to 2,000 parts", "Ribs, bosses and domes in one piece"],
    limits: ["A die first: 4 to 8 weeks"],
  }),
  otherProcess("injection-molding", {
    name: "Injection molding",
    verdict: "Plastic housings in volume.",
    reasons: ["Insulating, light, molded in color", "Clips and ribs in one piece"],
    limits: ["Needs a tool", "No shielding without a coating"],
  }),
);

export const sheetQuestions = questions(
  "Questions about sheet metal",
  question(
    "Which thickness should I choose?",
    "Start with the load, then check the bends. A flange must be 7 × the thickness long, and a hole must be 2.5 × the thickness plus the radius from the bend, so thicker sheet needs more room. Metric stock in China is 0.5, 0.8, 1.0, 1.2, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0 and 6.0 mm. Design to these sizes rather than to gauge numbers, which differ by metal.",
  ),
  question(
    "Which aluminum bends well?",
    "5052-H32, at radii of 0.5–1 × the thickness. 6061-T6 cracks at radii below 1.5–3 × the thickness; use it for flat parts or specify large radii. See [sheet metal materials](sheet-metal-materials).",
  ),
  question(
    "Do I have to send a flat pattern?",
    "No. Send a STEP file of the folded part. The flat length depends on the tool and the K-factor, so we calculate it. If you also send a DXF, say which one governs. The [sheet metal guide](sheet-metal01) shows the calculation.",
  ),
  question(
    "How accurate are holes across a bend?",
    "About ±0.25 to 0.4 mm from hole to bend, and ±0.5 to 0.8 mm over several bends. Where two parts bolt together, make one hole a slot or have it drilled after bending.",
  ),
  question(
    "Powder coat, anodize or plate?",
    "Powder coat for color and wear on any metal, 60–120 µm per face. Anodize aluminum when the layer must stay thin, 5–25 µm. Zinc plate steel inside a housing, 5–25 µm. Mask grounding points and threads. See [surface finishing](surface-finish).",
  ),
  question(
    "Can you hide the weld seam?",
    "Yes, if it is ground flush and painted. On anodized aluminum the seam stays visible, because the filler takes color differently. Use tabs, rivets or a bent corner instead.",
  ),
  question(
    "How do I get threads into thin sheet?",
    "Use self-clinching nuts or studs in sheet from 0.8 mm up, extruded and tapped holes, or rivet nuts after painting. A plain tapped hole needs material about one thread diameter thick, so thin sheet alone won't hold.",
  ),
  question(
    "When does a stamping tool pay off?",
    "For simple parts, at about ten thousand pieces. Below that, laser cutting and standard bending cost less in total, and design changes need no new tool.",
  ),
);
