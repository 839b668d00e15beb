// What a grade is rated by besides its properties. Plain constants: the site imports this file.

/** The environments that a data sheet rates, by the names of their fields in a grade. */
export const environments = {
  water: "Water and humid air",
  saltWater: "Salt water",
  diluteAcids: "Dilute acids",
  diluteAlkalis: "Dilute alkalis",
  alcohols: "Alcohols",
  oils: "Oils, greases and fuels",
  solvents: "Ketones and aromatic solvents",
  sunlight: "Sunlight, outdoors",
} as const;

/** How well a grade resists an environment. */
export const resistances = {
  good: "Resistant",
  limited: "Limited",
  poor: "Not resistant",
} as const;

/** The needs by which visitors filter grades. */
export const needs = {
  heat: "Heat",
  wear: "Wear",
  impact: "Impact",
  stiffness: "Stiffness",
  flexible: "Flexible",
  transparent: "Transparent",
  light: "Low weight",
  corrosion: "Corrosion",
  chemicals: "Chemicals",
  outdoors: "Sun and weather",
  flame: "Flame rating",
  food: "Food contact",
  medical: "Medical",
  conductive: "Conducts heat or electricity",
  insulating: "Insulates",
  appearance: "Appearance",
  lowCost: "Low cost",
} as const;
