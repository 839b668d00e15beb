import { otherProcess, question, comparison, questions, thisProcess } from "../../blocks.ts";

export const mjfChoice = comparison(
  "Choose MJF when, choose another when",
  "MJF sits between prototypes and molding: no tool, and a unit price that levels off once the builds are full.",
  thisProcess({
    name: "MJF",
    verdict: "Working nylon parts from one to about two thousand.",
    reasons: [
      "Small parts in numbers of 50 to 2,000",
      "Snap fits, hinges, clips and ducts that are used",
      "Every part of an order may differ, at no extra cost",
      "Heat deflection of 175 °C at 0.45 MPa",
    ],
    limits: [
      "Longest side over 380 mm",
      "Clear, white or glossy parts",
      "Fits closer than ±0.3 mm without machining",
    ],
  }),
  otherProcess("sls-printing", {
    name: "SLS",
    verdict: "Larger parts, more nylons, light colors.",
    reasons: [
      "Parts up to 482 mm, or 677 mm on the largest machines",
      "Glass-filled, carbon-filled or flame-retardant nylon",
    ],
    limits: ["A coarser grain: Ra 9–20 µm", "Slower for many small parts"],
  }),
  otherProcess("injection-molding", {
    name: "Injection molding",
    verdict: "Above one or two thousand identical parts.",
    reasons: [
      "The lowest price per part",
      "Gloss, texture and color from the mold",
      "PP, POM, ABS, PC, PBT and glass-filled grades",
    ],
    limits: ["A tool first: 10 to 25 days for a rapid tool", "Changes cost a change of the tool"],
  }),
  otherProcess("urethane-casting", {
    name: "Vacuum casting",
    verdict: "10 to 100 housings with a painted look.",
    reasons: ["A smooth or textured surface in any color", "Clear or rubber-like parts"],
    limits: ["Resins behave like ABS or PP, they are not the same", "7 to 15 days"],
  }),
);

export const mjfQuestions = questions(
  "Questions about MJF",
  question(
    "Can MJF replace injection molding?",
    "Up to about one or two thousand small parts, often yes: there is no tool to pay and no tool to wait for. Beyond that, or for a glossy skin and the final resin, [injection molding](injection-molding) costs less. Many projects use both: MJF for the first months, a mold when the design stands still.",
  ),
  question(
    "Which color do the parts have?",
    "Gray as printed, because the fusing agent is black. Dyed black is the standard and hides the gray for good. Other colors need paint, or the full-color version of the process.",
  ),
  question(
    "How strong is PA12 from MJF?",
    "About 48 MPa in tension, with 15–20% elongation in the layer and 12–15% across. It is close to molded PA12 and clearly tougher than printed resin. See the [materials page](printing3d-materials).",
  ),
  question(
    "Can the parts hold air or water?",
    "Make walls 2 mm or thicker and ask for vapor smoothing. Say the medium and the pressure, so that a leak test can be agreed.",
  ),
  question(
    "Why did my flat cover bow?",
    "A flat sheet cools unevenly. Published values are 0.3–1.0 mm over 200 mm. Ribs do not stop it: they cool at another rate and can pull the sheet further. A slight curve, openings or a split help. Bead-filled PA12 bows least.",
  ),
  question(
    "Can you put threads in?",
    "Yes. Heat-set brass inserts from M2 to M8, or threads tapped from M3 for light use. Model the hole for the insert, not the thread.",
  ),
  question(
    "Can every part carry its own number?",
    "Yes. Text and codes are part of the model, so each copy can differ. Letters need a height of 2.1 mm; engraved text stays readable after dyeing and smoothing.",
  ),
  question(
    "What about flexible parts?",
    "TPU of 88–90 Shore A prints well: grips, bellows, lattice pads. Use walls of 1.5 mm and give powder two holes of 10 mm or more. Softer than that is [vacuum casting](urethane-casting), from 10 Shore A.",
  ),
);
