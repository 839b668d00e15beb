import { headlineQuantity, quantityFor } from "../../capabilities.ts";
import { rule, value } from "../../pages.ts";
import { atLeast, between } from "../../quantity.ts";

const firstLength = headlineQuantity("die-casting", "generalTolerance");

/** Rules that come from the die, and from what follows the shot. */
export const dieCastingDie = [
  rule({
    key: "tolerance",
    heading: "Specify what the die can hold",
    rule: "Plan on ±0.25 mm on the first 25 mm in aluminum. Machine the few dimensions that need a tighter tolerance.",
    values: [
      value("First 25 mm", {
        good: firstLength,
        limit: headlineQuantity("die-casting", "tightestTolerance"),
        note: "Limit: precision class",
      }),
      value("Each additional 25 mm", {
        good: quantityFor("die-casting", "generalTolerance", "added for each additional 25 mm"),
      }),
      value("Fits, seats, sealing faces", { note: "Machined: see the CNC guide" }),
    ],
    reason: [
      "The die grows as it heats up, and the casting shrinks as it cools. Both change a little with every shot. The precision class needs a better die, tighter control and more frequent repair, and it adds cost to every part.",
    ],
    drawing: "compare-tolerance-zones",
    readOn: "cnc01",
  }),
  rule({
    key: "parting-line",
    heading: "Keep critical dimensions in one die half",
    rule: "In aluminum, add 0.14 to 0.61 mm to the tolerance of a dimension that crosses the parting line.",
    values: [
      value("Within one half", { good: firstLength, note: "on the first 25 mm" }),
      value("Across the parting line", {
        good: headlineQuantity("die-casting", "partingLine", "added"),
        note: "By projected area: see the table",
      }),
    ],
    reason: [
      "The pressure of the shot pushes the halves apart, and the gap adds to the dimension. A flat parting line is easier to seal and to trim than a stepped one. Put it where a trimmed edge is acceptable.",
    ],
    drawing: "die-casting-parting-line",
  }),
  rule({
    key: "machining",
    heading: "Leave little stock, and take shallow cuts",
    rule: "Allow 0.25 to 0.5 mm on faces that will be machined.",
    values: [
      value("Machining stock", {
        good: headlineQuantity("die-casting", "machiningStock"),
        limit: quantityFor("die-casting", "machiningStock", "limit per face"),
        note: "Per face",
      }),
      value("Locating points", { note: "Three cast pads in one die half" }),
    ],
    reason: [
      "The skin of a casting is dense. Below it are pores. The deeper the cut, the more of them it opens, and they show as specks or leak. Dimension machined faces from cast locating pads, not from the parting line.",
    ],
    drawing: "die-casting-machining-stock",
  }),
  rule({
    key: "gates",
    heading: "Leave room for the gate and the overflows",
    rule: "Provide a straight, flat edge at the thick side for the gate, and one at the far end for overflows.",
    values: [
      value("Gate and overflow edges", { note: "On the parting line, not on a cosmetic face" }),
      value("Trimmed edge", { note: "Safe to handle; mark any edge that must be flush" }),
    ],
    reason: [
      "The die fills in hundredths of a second. Metal should cross the part without splitting around holes. Where two fronts meet, they are cold and full of gas. Overflows catch that metal outside the part, and a trim press removes it.",
    ],
    drawing: "die-casting-gate",
  }),
  rule({
    key: "ejectors",
    heading: "Give ejector pins a place to push",
    rule: "Provide pads beside bosses and ribs, away from sealing faces and cosmetic faces.",
    values: [value("Ejector mark", { good: headlineQuantity("die-casting", "ejectorMark") })],
    reason: [
      "The pins push where the casting grips: at bosses, ribs and deep walls. Their marks are raised or recessed. On a gasket face they leak, and on a cosmetic face they show through paint.",
    ],
    drawing: "die-casting-ejector",
  }),
  rule({
    key: "inserts",
    heading: "Lock cast-in inserts mechanically",
    rule: "Use grooved or knurled inserts with at least 2 mm of cast metal around them.",
    values: [value("Metal around the insert", { good: atLeast(2, "mm") })],
    reason: [
      "The metal does not bond to a steel insert. It shrinks onto it, and only a groove or a knurl stops the insert from turning. Each insert is placed by hand before the shot, so it slows the cycle. A press-fit or threaded insert is often cheaper.",
    ],
    drawing: "die-casting-insert",
  }),
  rule({
    key: "surface",
    heading: "Choose the finish before the alloy and the die",
    rule: "As cast, plan on Ra 1.6 to 3.2 µm in aluminum and 0.8 to 1.6 µm in zinc.",
    values: [
      value("Aluminum, new die", { good: quantityFor("die-casting", "roughness", "aluminum, new die") }),
      value("Zinc", { good: quantityFor("die-casting", "roughness", "zinc") }),
      value("Raised text", {
        good: between(0.3, 0.5, "mm", "high"),
        note: "Raised is cheaper than recessed",
      }),
    ],
    reason: [
      "Flow lines and the heat checks of a worn die show under paint, and even more under plating. Mark the cosmetic faces, so that gates and pins stay off them. Raised letters are engraved into the die, which is quick.",
    ],
    readOn: "surface-finish",
  }),
] as const;
