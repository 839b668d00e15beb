// The forms in which materials are sold. Plain constants: the site imports this file.

export const stockForms = {
  sheet: "Sheet",
  strip: "Strip",
  plate: "Plate",
  round: "Round bar",
} as const;

/** What can be done to a stock form. */
export const stockOperations = {
  cut: "Laser cut",
  machine: "Machined",
  bend: "Bent",
  tap: "Tapped",
  countersink: "Countersunk",
  insert: "Fitted with inserts",
} as const;

export type StockOperation = keyof typeof stockOperations;
