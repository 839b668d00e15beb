import { atMost, between, exactly } from "../../quantity.ts";
import { type FactsOfEveryForm, resists } from "./facts-of-every-form.ts";

// What holds for a polymer however it is shaped. Each grade of the polymer spreads it.

export const abs: FactsOfEveryForm = {
  thermalExpansion: between(70, 100, "µm/(m·K)"),
  waterAbsorption: between(0.2, 0.4, "%"),
  resistance: resists({
    good: ["water", "saltWater", "diluteAcids", "diluteAlkalis"],
    limited: ["alcohols", "oils"],
    poor: ["solvents", "sunlight"],
  }),
  environmentNotes: [
    "Acetone, MEK and toluene dissolve ABS. Alcohols and oils can craze parts that are under stress.",
    "Sunlight yellows and embrittles ABS. Paint it, or choose ASA outdoors.",
  ],
};

export const asa: FactsOfEveryForm = {
  thermalExpansion: between(80, 100, "µm/(m·K)"),
  resistance: resists({
    good: ["water", "saltWater", "diluteAcids", "diluteAlkalis", "sunlight"],
    limited: ["alcohols", "oils"],
    poor: ["solvents"],
  }),
  environmentNotes: [
    "Keeps color and toughness outdoors far longer than ABS, and resists the same chemicals.",
  ],
};

export const pc: FactsOfEveryForm = {
  thermalExpansion: between(65, 70, "µm/(m·K)"),
  waterAbsorption: between(0.12, 0.2, "%"),
  thermalConductivity: exactly(0.2, "W/(m·K)"),
  dielectricStrength: between(15, 17, "kV/mm", "3.2 mm plate"),
  resistance: resists({
    good: ["water", "saltWater", "diluteAcids"],
    limited: ["diluteAlkalis", "alcohols", "oils", "sunlight"],
    poor: ["solvents"],
  }),
  environmentNotes: [
    "Solvents, fuels and alkaline cleaners crack PC under stress. Test the assembled part with its cleaner.",
    "Water above about 60 °C breaks PC down over time. Outdoors, it needs a UV-stabilized grade or a coating.",
  ],
};

export const pcAbs: FactsOfEveryForm = {
  thermalExpansion: between(70, 80, "µm/(m·K)"),
  resistance: resists({
    good: ["water", "saltWater", "diluteAcids"],
    limited: ["diluteAlkalis", "alcohols", "oils"],
    poor: ["solvents", "sunlight"],
  }),
  environmentNotes: ["Sunlight fades it and makes it brittle. Paint parts that stay outdoors."],
};

export const pp: FactsOfEveryForm = {
  thermalExpansion: between(100, 150, "µm/(m·K)"),
  waterAbsorption: atMost(0.03, "%"),
  resistance: resists({
    good: ["water", "saltWater", "diluteAcids", "diluteAlkalis", "alcohols"],
    limited: ["oils", "solvents"],
    poor: ["sunlight"],
  }),
  environmentNotes: [
    "Fuels and aromatic solvents swell PP. Strong oxidizers attack it.",
    "Homopolymer turns brittle near 0 °C; copolymers stay tough in the cold. Outdoors, PP needs a stabilizer.",
  ],
};

export const polyethylene: FactsOfEveryForm = {
  thermalExpansion: between(120, 200, "µm/(m·K)"),
  waterAbsorption: atMost(0.01, "%"),
  resistance: resists({
    good: ["water", "saltWater", "diluteAcids", "diluteAlkalis", "alcohols"],
    limited: ["oils", "solvents"],
    poor: ["sunlight"],
  }),
  environmentNotes: [
    "Detergents can crack polyethylene under constant stress. Outdoors, it needs carbon black or a stabilizer.",
  ],
};

const nylonResistance = resists({
  good: ["diluteAlkalis", "oils", "solvents"],
  limited: ["water", "saltWater", "alcohols", "sunlight"],
  poor: ["diluteAcids"],
});

export const pa6AndPa66: FactsOfEveryForm = {
  thermalExpansion: between(80, 100, "µm/(m·K)"),
  waterAbsorption: between(1.2, 1.8, "%"),
  resistance: nylonResistance,
  environmentNotes: [
    "Nylon absorbs 2.5–3% water from room air and 8.5–9.5% in water. It grows, turns tougher and loses stiffness.",
    "Acids and hot water attack it.",
  ],
};

export const pa66WithGlass: FactsOfEveryForm = {
  thermalExpansion: between(20, 35, "µm/(m·K)", "along the fibers"),
  resistance: nylonResistance,
  environmentNotes: [
    "The values are for dry material. Conditioned in room air, it loses about a quarter to a third of its strength.",
    "Acids attack it. For coolant and hot water, choose a hydrolysis-stabilized grade.",
  ],
};

export const pa12: FactsOfEveryForm = {
  resistance: resists({
    good: ["water", "saltWater", "diluteAlkalis", "oils"],
    limited: ["diluteAcids", "alcohols", "solvents", "sunlight"],
  }),
  environmentNotes: [
    "PA12 absorbs far less water than PA6 or PA66, so it keeps its size better.",
    "White and gray parts yellow outdoors. Dye them black, or paint them.",
  ],
};

export const pomC: FactsOfEveryForm = {
  thermalExpansion: between(100, 120, "µm/(m·K)"),
  waterAbsorption: exactly(0.2, "%"),
  resistance: resists({
    good: ["water", "saltWater", "diluteAlkalis", "alcohols", "oils", "solvents"],
    limited: ["diluteAcids"],
    poor: ["sunlight"],
  }),
  environmentNotes: [
    "Strong acids and chlorine attack POM. Copolymer resists hot water and alkalis better than homopolymer.",
    "Sunlight chalks it. Black grades last longer outdoors.",
  ],
};

export const pomH: FactsOfEveryForm = {
  thermalExpansion: between(110, 120, "µm/(m·K)"),
  resistance: resists({
    good: ["water", "saltWater", "alcohols", "oils", "solvents"],
    limited: ["diluteAcids", "diluteAlkalis"],
    poor: ["sunlight"],
  }),
  environmentNotes: [
    "Strong acids, strong alkalis, chlorine and hot water attack it. Choose POM-C for hot water.",
  ],
};

export const pmma: FactsOfEveryForm = {
  thermalExpansion: exactly(70, "µm/(m·K)"),
  waterAbsorption: exactly(0.3, "%"),
  impactStrength: between(15, 20, "J/m"),
  thermalConductivity: exactly(0.19, "W/(m·K)"),
  resistance: resists({
    good: ["water", "saltWater", "diluteAcids", "diluteAlkalis", "sunlight"],
    limited: ["oils"],
    poor: ["alcohols", "solvents"],
  }),
  environmentNotes: [
    "Alcohols craze PMMA, and ketones dissolve it. Clean it with mild soap, and anneal it after machining.",
  ],
};

export const peek: FactsOfEveryForm = {
  thermalExpansion: exactly(47, "µm/(m·K)", "below Tg"),
  waterAbsorption: exactly(0.07, "%"),
  impactStrength: exactly(7, "kJ/m²", "Charpy"),
  dielectricStrength: exactly(23, "kV/mm", "2 mm plate"),
  resistance: resists({
    good: ["water", "saltWater", "diluteAcids", "diluteAlkalis", "alcohols", "oils", "solvents"],
    limited: ["sunlight"],
  }),
  environmentNotes: [
    "Resists steam and nearly all solvents. Concentrated sulfuric and nitric acid attack it.",
    "The surface ages in direct sunlight over years.",
  ],
};

const peiResistance = resists({
  good: ["water", "saltWater", "diluteAcids", "alcohols", "oils"],
  limited: ["diluteAlkalis"],
  poor: ["solvents"],
});

export const pei: FactsOfEveryForm = {
  thermalExpansion: exactly(56, "µm/(m·K)"),
  waterAbsorption: exactly(0.25, "%"),
  impactStrength: exactly(53, "J/m"),
  thermalConductivity: exactly(0.22, "W/(m·K)"),
  resistance: peiResistance,
  environmentNotes: ["Chlorinated solvents, ketones and strong alkalis crack it under stress."],
};

export const ppsu: FactsOfEveryForm = {
  thermalExpansion: exactly(56, "µm/(m·K)"),
  waterAbsorption: exactly(0.37, "%"),
  impactStrength: exactly(690, "J/m"),
  resistance: resists({
    good: ["water", "saltWater", "diluteAcids", "diluteAlkalis", "alcohols", "oils"],
    poor: ["solvents", "sunlight"],
  }),
  environmentNotes: [
    "Withstands steam and hospital cleaners. Ketones and aromatic solvents crack or dissolve it.",
  ],
};

export const ptfe: FactsOfEveryForm = {
  thermalExpansion: between(110, 140, "µm/(m·K)"),
  waterAbsorption: atMost(0.01, "%"),
  impactStrength: between(160, 190, "J/m"),
  thermalConductivity: exactly(0.25, "W/(m·K)"),
  resistance: resists({
    good: ["water", "saltWater", "diluteAcids", "diluteAlkalis", "alcohols", "oils", "solvents", "sunlight"],
  }),
  environmentNotes: [
    "Only molten alkali metals and fluorine attack it.",
    "PTFE changes volume by about 1% near 19 °C. Measure tight fits at a stated temperature.",
  ],
};

export const tpu: FactsOfEveryForm = {
  resistance: resists({
    good: ["oils"],
    limited: ["water", "saltWater", "diluteAcids", "diluteAlkalis", "alcohols", "sunlight"],
    poor: ["solvents"],
  }),
  environmentNotes: [
    "Polyether TPU resists water and microbes, polyester TPU resists oil and wear. Specify which one you need.",
    "TPU yellows in sunlight and keeps most of its strength.",
  ],
};

export const silicone: FactsOfEveryForm = {
  resistance: resists({
    good: ["water", "saltWater", "alcohols", "sunlight"],
    limited: ["diluteAcids", "diluteAlkalis", "oils"],
    poor: ["solvents"],
  }),
  environmentNotes: [
    "Fuels and hydrocarbon solvents swell silicone. Steam above about 120 °C shortens its life.",
  ],
};

export const photopolymer: FactsOfEveryForm = {
  resistance: resists({ limited: ["water", "alcohols", "oils"], poor: ["solvents", "sunlight"] }),
  environmentNotes: [
    "Cured resin yellows, hardens and turns brittle in light. Paint or lacquer it, and plan for weeks to months.",
    "Long contact with water or humid air changes its size.",
  ],
};

export const polyurethane: FactsOfEveryForm = {
  resistance: resists({ good: ["water"], limited: ["oils", "alcohols", "sunlight"], poor: ["solvents"] }),
  environmentNotes: ["Light yellows polyurethane. Pigment, paint or a UV lacquer slows it."],
};

export const pa11: FactsOfEveryForm = {
  resistance: resists({
    good: ["water", "saltWater", "diluteAlkalis", "oils"],
    limited: ["diluteAcids", "alcohols", "solvents", "sunlight"],
  }),
  environmentNotes: ["Absorbs little water and stays tough in the cold. Dye it black for use outdoors."],
};

/** Printed PEI contains other polymers, so only its resistance is that of the pure one. */
export const printedPei: FactsOfEveryForm = { resistance: peiResistance };
