import { otherProcess, question, comparison, questions, thisProcess } from "../../blocks.ts";

export const mjfChoice = comparison(
  "When to choose MJF, and when not to",
  "MJF sits between prototyping and molding: no tool, and a unit price that levels off once the builds are full.",
  thisProcess({
    name: "MJF",
    verdict: "Functional nylon parts, from one to about two thousand.",
    reasons: [
      "50 to 2,000 small parts",
      "Working snap fits, hinges, clips and ducts",
      "Every part in an order can differ at no extra cost",
      "Heat deflection temperature of 175 °C at 0.45 MPa",
    ],
    limits: [
      "Longest side over 380 mm",
      "Clear, white or glossy parts",
      "Fits tighter than ±0.3 mm without machining",
    ],
  }),
  otherProcess("sls-printing", {
    name: "SLS",
    verdict: "Larger parts, more grades, light colors.",
    reasons: [
      "Parts up to 482 mm, or 677 mm on the largest machines",
      "Glass-filled, carbon-filled or flame-retardant nylon",
    ],
    limits: ["A coarser surface: Ra 9–20 µm", "Slower for many small parts"],
  }),
  otherProcess("injection-molding", {
    name: "Injection molding",
    verdict: "Above one or two thousand identical parts.",
    reasons: [
      "The lowest price per part",
      "Gloss, texture and color from the mold",
      "PP, POM, ABS, PC, PBT and glass-filled grades",
    ],
    limits: ["Needs a tool: first parts in 10 to 25 working days", "A design change means changing the tool"],
  }),
  otherProcess("urethane-casting", {
    name: "Vacuum casting",
    verdict: "10 to 100 housings with a painted look.",
    reasons: ["A smooth or textured surface in any color", "Clear or rubber-like parts"],
    limits: ["Resins that imitate ABS or PP", "7 to 15 working days"],
  }),
);

export const mjfQuestions = questions(
  "Questions about MJF",
  question(
    "Can MJF replace injection molding?",
    "Often, up to about one or two thousand small parts: there is no tool to pay for and no tool to wait for. Above that, [injection molding](injection-molding) costs less per part. Molding is also the choice for a glossy surface or the final resin. Many projects use both: MJF for the first months, a mold once the design is frozen.",
  ),
  question(
    "What color are MJF parts?",
    "Gray as printed, because the fusing agent is black. Dyed black is standard and covers the gray permanently. Other colors need paint, or the full-color version of the process.",
  ),
  question(
    "How strong is MJF PA12?",
    "About 48 MPa in tension, with 15–20% elongation along the layers and 12–15% across them. That is close to molded PA12 and much tougher than printed resin. See the [materials page](printing3d-materials).",
  ),
  question(
    "Can MJF parts hold air or water?",
    "Yes, with walls of 2 mm or more and vapor smoothing. Tell us the medium and the pressure so that we can agree on a leak test.",
  ),
  question(
    "Why did my flat cover warp?",
    "A flat panel cools unevenly. Published values are 0.3–1.0 mm over 200 mm. Ribs don't prevent it: they cool at a different rate and can warp the panel more. A slight curve, openings or a split helps. Bead-filled PA12 warps least.",
  ),
  question(
    "Can MJF parts have threads?",
    "Yes. Use heat-set brass inserts from M2 to M8, or tapped threads from M3 up for light use. Model the hole for the insert, not the thread.",
  ),
  question(
    "Can every part have its own serial number?",
    "Yes. Text and codes are part of the model, so every copy can differ. Make letters at least 2.1 mm high. Engraved text stays readable after dyeing and smoothing.",
  ),
  question(
    "What about flexible parts?",
    "TPU of 88–90 Shore A prints well: grips, bellows, lattice pads. Use 1.5 mm walls and two escape holes of 10 mm or more. For softer parts, down to 10 Shore A, use [vacuum casting](urethane-casting).",
  ),
);
