import { exactly } from "../../quantity.ts";
import { type FactsOfEveryForm, resists } from "./facts-of-every-form.ts";

// What holds for an alloy however it is shaped. Each grade of the alloy spreads it.

const wroughtAluminum = resists({
  good: ["water", "alcohols", "oils", "solvents", "sunlight"],
  limited: ["saltWater"],
  poor: ["diluteAcids", "diluteAlkalis"],
});

const highStrengthAluminum = resists({
  good: ["alcohols", "oils", "solvents", "sunlight"],
  limited: ["water"],
  poor: ["saltWater", "diluteAcids", "diluteAlkalis"],
});

export const aluminum6061: FactsOfEveryForm = {
  modulus: exactly(68.9, "GPa"),
  thermalExpansion: exactly(23.6, "µm/(m·K)"),
  electricalConductivity: exactly(43, "% IACS"),
  resistance: wroughtAluminum,
  environmentNotes: [
    "Bare 6061 lasts outdoors. Anodize it for salt air, wear or appearance.",
    "Alkaline cleaners etch it. In salt water, insulate it from steel, copper and brass.",
  ],
};

export const aluminum7075: FactsOfEveryForm = {
  modulus: exactly(71.7, "GPa"),
  thermalExpansion: exactly(23.4, "µm/(m·K)"),
  electricalConductivity: exactly(33, "% IACS"),
  resistance: highStrengthAluminum,
  environmentNotes: [
    "T6 is sensitive to stress corrosion cracking across the grain. T73 gives up some strength to avoid it.",
    "Always anodize or paint it outdoors.",
  ],
};

export const aluminum5052: FactsOfEveryForm = {
  modulus: exactly(70.3, "GPa"),
  thermalExpansion: exactly(23.8, "µm/(m·K)"),
  electricalConductivity: exactly(35, "% IACS"),
  resistance: resists({
    good: ["water", "saltWater", "alcohols", "oils", "solvents", "sunlight"],
    poor: ["diluteAcids", "diluteAlkalis"],
  }),
  environmentNotes: ["Of the common sheet alloys it resists salt water best."],
};

export const castAluminumWithCopper: FactsOfEveryForm = {
  modulus: exactly(71, "GPa"),
  resistance: highStrengthAluminum,
  environmentNotes: [
    "Its copper content reduces corrosion resistance. Powder coat or e-coat parts that stay outdoors.",
  ],
};

export const alSi10Mg: FactsOfEveryForm = {
  resistance: wroughtAluminum,
  environmentNotes: ["Low in copper, so it corrodes less than A380. Chem film or powder coat it near salt."],
};

export const stainless304: FactsOfEveryForm = {
  modulus: exactly(193, "GPa"),
  thermalExpansion: exactly(17.3, "µm/(m·K)"),
  electricalConductivity: exactly(2.4, "% IACS"),
  resistance: resists({
    good: ["water", "diluteAlkalis", "alcohols", "oils", "solvents", "sunlight"],
    limited: ["diluteAcids"],
    poor: ["saltWater"],
  }),
  environmentNotes: [
    "Chlorides pit 304, including those in sweat, sea air and many cleaners. Choose 316L there.",
    "Passivate it after machining. Weld 304L, which stays corrosion resistant beside the seam.",
  ],
};

export const stainless303: FactsOfEveryForm = {
  modulus: exactly(193, "GPa"),
  thermalExpansion: exactly(17.3, "µm/(m·K)"),
  electricalConductivity: exactly(2.4, "% IACS"),
  resistance: resists({
    good: ["water", "alcohols", "oils", "solvents", "sunlight"],
    limited: ["diluteAlkalis"],
    poor: ["saltWater", "diluteAcids"],
  }),
  environmentNotes: [
    "Its sulfur starts pits, so it corrodes sooner than 304. Use a passivation bath for free-machining grades.",
  ],
};

export const stainless301: FactsOfEveryForm = {
  modulus: exactly(193, "GPa"),
  resistance: resists({
    good: ["water", "diluteAlkalis", "alcohols", "oils", "solvents", "sunlight"],
    limited: ["diluteAcids"],
    poor: ["saltWater"],
  }),
};

export const stainless316: FactsOfEveryForm = {
  modulus: exactly(193, "GPa"),
  thermalExpansion: exactly(16, "µm/(m·K)"),
  electricalConductivity: exactly(2.3, "% IACS"),
  resistance: resists({
    good: ["water", "diluteAlkalis", "alcohols", "oils", "solvents", "sunlight"],
    limited: ["saltWater", "diluteAcids"],
  }),
  environmentNotes: [
    "Molybdenum makes it resist chlorides. Still, warm or stagnant seawater pits it in crevices.",
    "Electropolish or passivate it for medical and food parts.",
  ],
};

export const stainless17Dash4: FactsOfEveryForm = {
  modulus: exactly(196, "GPa"),
  thermalExpansion: exactly(10.8, "µm/(m·K)"),
  resistance: resists({
    good: ["water", "diluteAlkalis", "alcohols", "oils", "solvents", "sunlight"],
    limited: ["diluteAcids"],
    poor: ["saltWater"],
  }),
  environmentNotes: [
    "Corrodes about like 304. H900 is the hardest condition and the most sensitive to stress corrosion.",
    "Not for long use above about 300 °C, where it becomes brittle.",
  ],
};

export const carbonSteel: FactsOfEveryForm = {
  modulus: exactly(205, "GPa"),
  resistance: resists({
    good: ["alcohols", "oils", "solvents"],
    limited: ["diluteAlkalis"],
    poor: ["water", "saltWater", "diluteAcids", "sunlight"],
  }),
  environmentNotes: [
    "Rusts within hours in humid air. Plan on zinc plating, black oxide with oil, or paint.",
  ],
};

export const titaniumGrade5: FactsOfEveryForm = {
  modulus: exactly(114, "GPa"),
  thermalExpansion: exactly(8.6, "µm/(m·K)"),
  electricalConductivity: exactly(1, "% IACS"),
  resistance: resists({
    good: ["water", "saltWater", "diluteAlkalis", "alcohols", "oils", "solvents", "sunlight"],
    limited: ["diluteAcids"],
  }),
  environmentNotes: ["Resists seawater and body fluids. Hydrofluoric and hot reducing acids attack it."],
};

export const inconel718: FactsOfEveryForm = {
  modulus: exactly(200, "GPa"),
  thermalExpansion: exactly(13, "µm/(m·K)"),
  resistance: resists({
    good: ["water", "saltWater", "diluteAlkalis", "alcohols", "oils", "solvents", "sunlight"],
    limited: ["diluteAcids"],
  }),
  environmentNotes: ["Keeps most of its strength to about 650 °C, and resists oxidation and seawater."],
};

export const brassC360: FactsOfEveryForm = {
  modulus: exactly(97, "GPa"),
  thermalExpansion: exactly(20.5, "µm/(m·K)"),
  electricalConductivity: exactly(26, "% IACS"),
  resistance: resists({
    good: ["water", "alcohols", "oils", "solvents", "sunlight"],
    limited: ["saltWater", "diluteAlkalis"],
    poor: ["diluteAcids"],
  }),
  environmentNotes: [
    "Ammonia cracks stressed brass, and aggressive water dissolves its zinc.",
    "It tarnishes. Plate or lacquer it where it must stay bright.",
  ],
};

export const copperC110: FactsOfEveryForm = {
  modulus: exactly(115, "GPa"),
  thermalExpansion: exactly(17, "µm/(m·K)"),
  electricalConductivity: exactly(100, "% IACS"),
  resistance: resists({
    good: ["water", "alcohols", "oils", "solvents", "sunlight"],
    limited: ["saltWater", "diluteAlkalis"],
    poor: ["diluteAcids"],
  }),
  environmentNotes: [
    "Contacts need tin, nickel or silver: bare copper oxidizes.",
    "It contains oxygen, and hydrogen-rich flames make it brittle. Choose oxygen-free C101 for brazing in hydrogen.",
  ],
};

export const zamak: FactsOfEveryForm = {
  thermalExpansion: exactly(27.4, "µm/(m·K)"),
  resistance: resists({
    good: ["alcohols", "oils", "solvents", "sunlight"],
    limited: ["water"],
    poor: ["saltWater", "diluteAcids", "diluteAlkalis"],
  }),
  environmentNotes: [
    "Zinc creeps under constant load, more above about 100 °C.",
    "Plate, e-coat or powder coat it against white rust.",
  ],
};
