import type { Unit } from "quantities/units.ts";

import { commonClass, type MaterialClass, metals, thermosets } from "./classes.ts";

interface Property {
  readonly title: string;
  readonly unit: Unit;
  readonly description: string;
  /** The part of a data sheet that lists the property. */
  readonly group: keyof typeof propertyGroups;
  /** Its name for a class of materials, where it differs. */
  readonly titles?: ByClass;
  /** The usual test standards. */
  readonly method?: ByClass;
  /** Families of grades that do not have the property, with a message that says what to do instead. */
  readonly absent?: { readonly families: readonly string[]; readonly message: string };
}

type ByClass = Readonly<Partial<Record<MaterialClass, string>>>;

/** The parts of a data sheet, in their order. */
export const propertyGroups = {
  mechanical: "Mechanical",
  thermal: "Thermal",
  electrical: "Electrical",
  physical: "Physical",
  processing: "Processing",
} as const;

const isGroup = (name: string): name is keyof typeof propertyGroups => Object.hasOwn(propertyGroups, name);

export const propertyGroupNames = Object.keys(propertyGroups).filter(isGroup);

export const materialProperties = {
  density: {
    title: "Density",
    unit: "g/cm³",
    group: "physical",
    method: { plastics: "ISO 1183, ASTM D792", elastomers: "ISO 2781, ISO 1183" },
    description: "For the solid material.",
  },
  tensileStrength: {
    title: "Tensile strength",
    unit: "MPa",
    group: "mechanical",
    method: {
      metals: "ISO 6892-1, ASTM E8",
      plastics: "ISO 527, ASTM D638",
      elastomers: "ISO 37, ASTM D412",
    },
    description: "Ultimate tensile strength at room temperature.",
  },
  yieldStrength: {
    title: "Yield strength",
    unit: "MPa",
    group: "mechanical",
    method: { metals: "ISO 6892-1, ASTM E8" },
    description: "At 0.2 % strain.",
  },
  elongation: {
    title: "Elongation",
    unit: "%",
    group: "mechanical",
    method: {
      metals: "ISO 6892-1, ASTM E8",
      plastics: "ISO 527, ASTM D638",
      elastomers: "ISO 37, ASTM D412",
    },
    description: "At break.",
  },
  modulus: {
    title: "Modulus (plastics: flexural)",
    titles: { metals: "Young’s modulus", plastics: "Flexural modulus" },
    unit: "GPa",
    group: "mechanical",
    method: { metals: "ISO 6892-1, ASTM E111", plastics: "ISO 178, ASTM D790" },
    description: "Flexural modulus for plastics, Young’s modulus for metals.",
    absent: {
      families: ["Elastomer"],
      message: "A flexural modulus says little about rubber. Fill in the hardness instead",
    },
  },
  hardness: {
    title: "Hardness",
    unit: "Shore D",
    group: "mechanical",
    method: {
      metals: "ISO 6506, ISO 6507, ISO 6508",
      plastics: "ISO 868, ISO 2039-2",
      elastomers: "ISO 48-4, ISO 868",
    },
    description: "On the usual scale for the material.",
  },
  heatDeflectionLow: {
    title: "Heat deflection, 0.45 MPa",
    unit: "°C",
    group: "thermal",
    method: { plastics: "ISO 75, ASTM D648" },
    description: "HDT at 0.45 MPa.",
  },
  heatDeflectionHigh: {
    title: "Heat deflection, 1.8 MPa",
    unit: "°C",
    group: "thermal",
    method: { plastics: "ISO 75, ASTM D648" },
    description: "HDT at 1.8 MPa.",
  },
  maxServiceTemperature: {
    title: "Maximum service temperature",
    unit: "°C",
    group: "thermal",
    description: "What the part withstands continuously.",
  },
  meltingPoint: {
    title: "Melting point (Tm)",
    titles: { metals: "Melting range" },
    unit: "°C",
    group: "thermal",
    method: { plastics: "ISO 11357-3" },
    description:
      "For metals and semi-crystalline plastics such as PA, POM and PP. Amorphous plastics such as ABS, PC and PMMA have none.",
    absent: {
      families: thermosets,
      message: "A cured resin does not melt. Fill in the glass transition instead",
    },
  },
  glassTransition: {
    title: "Glass transition (Tg)",
    unit: "°C",
    group: "thermal",
    method: { plastics: "ISO 11357-2" },
    description:
      "Where an amorphous plastic or a cured resin turns soft. Semi-crystalline plastics can have both.",
    absent: {
      families: metals,
      message: "A metal has no glass transition. Fill in the melting point instead",
    },
  },
  thermalConductivity: {
    title: "Thermal conductivity",
    unit: "W/(m·K)",
    group: "thermal",
    description: "At room temperature.",
  },
  shrinkage: {
    title: "Shrinkage",
    unit: "%",
    group: "processing",
    description: "In the mold.",
  },
  wallThickness: {
    title: "Wall thickness",
    unit: "mm",
    group: "processing",
    description: "What we recommend.",
  },
  impactStrength: {
    title: "Impact strength, notched",
    unit: "J/m",
    group: "mechanical",
    method: { plastics: "Izod, ASTM D256, in J/m; Izod, ISO 180, or Charpy, ISO 179, in kJ/m²" },
    description:
      "For plastics, at 23 °C. Izod values by ASTM D256 are in J/m; those by ISO 180, and Charpy values, in kJ/m².",
    absent: {
      families: metals,
      message: "Impact values of metals depend on heat treatment. Leave this empty",
    },
  },
  thermalExpansion: {
    title: "Thermal expansion",
    unit: "µm/(m·K)",
    group: "thermal",
    method: { metals: "20–100 °C", plastics: "ISO 11359-2, ASTM E831" },
    description: "Linear, near room temperature.",
  },
  waterAbsorption: {
    title: "Water absorption, 24 h",
    unit: "%",
    group: "physical",
    method: { plastics: "ISO 62, ASTM D570" },
    description: "For plastics, in water at 23 °C for 24 hours.",
    absent: { families: metals, message: "A metal absorbs no water. Leave it empty" },
  },
  dielectricStrength: {
    title: "Dielectric strength",
    unit: "kV/mm",
    group: "electrical",
    method: { plastics: "IEC 60243-1, ASTM D149" },
    description: "For insulators. It falls as the test plate gets thicker.",
    absent: { families: metals, message: "A metal conducts. Fill in the electrical conductivity instead" },
  },
  electricalConductivity: {
    title: "Electrical conductivity",
    unit: "% IACS",
    group: "electrical",
    method: { metals: "ASTM E1004" },
    description: "For metals, as a percentage of annealed copper.",
  },
  snapFitStrain: {
    title: "Strain limit of snap fits",
    unit: "%",
    group: "mechanical",
    description:
      "The strain that a snap arm can take if it is opened only a few times. The snap fit calculator uses the lower end.",
    absent: { families: metals, message: "The limit is for plastics. Leave it empty" },
  },
  strengthAcrossLayers: {
    title: "Tensile strength across the layers",
    unit: "MPa",
    group: "mechanical",
    description: "For printed parts: pulled along the build direction (Z), so that the layers part.",
  },
  fatigueStrength: {
    title: "Fatigue strength",
    unit: "MPa",
    group: "mechanical",
    description:
      "The alternating stress that a smooth bar survives. State the number of cycles as the condition.",
  },
  stressAt100: {
    title: "Stress at 100% strain",
    unit: "MPa",
    group: "mechanical",
    method: { elastomers: "ISO 37, ASTM D412" },
    description: "For rubber and other elastomers, often called the 100% modulus.",
    absent: { families: metals, message: "The value is for rubber. Leave it empty" },
  },
  tearStrength: {
    title: "Tear strength",
    unit: "kN/m",
    group: "mechanical",
    method: { elastomers: "ISO 34-1, ASTM D624" },
    description: "For rubber and other elastomers. 1 kN/m is 1 N/mm.",
    absent: { families: metals, message: "The value is for rubber. Leave it empty" },
  },
  compressionSet: {
    title: "Compression set",
    unit: "%",
    group: "mechanical",
    method: { elastomers: "ISO 815-1, ASTM D395" },
    description:
      "For rubber and other elastomers: the share of the squeeze that stays. State time and temperature as the condition.",
    absent: { families: metals, message: "The value is for rubber. Leave it empty" },
  },
} as const satisfies Record<string, Property>;

export type MaterialProperty = keyof typeof materialProperties;

const isProperty = (name: string): name is MaterialProperty => Object.hasOwn(materialProperties, name);

export const propertyNames = Object.keys(materialProperties).filter(isProperty);

/** The definition of a property, typed with its optional fields. */
export function propertyFacts(name: MaterialProperty): Property {
  return materialProperties[name];
}

/**
 * What visitors read above the values of a property: “Flexural modulus” if all of them are of plastics. `titlesOf` has the titles in another
 * language.
 */
export function propertyTitle(
  name: MaterialProperty,
  families: readonly string[],
  titlesOf: (name: MaterialProperty) => Pick<Property, "title" | "titles"> = propertyFacts,
): string {
  const { title, titles } = titlesOf(name);
  const shared = commonClass(families);
  return (shared && titles?.[shared]) ?? title;
}
