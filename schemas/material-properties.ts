import type { Dimension, Unit } from "./units.ts";

// The properties of a material grade that are quantities. Plain constants: the site imports this file.

interface Property {
  readonly title: string;
  readonly dimensions: readonly Dimension[];
  readonly unit: Unit;
  readonly description: string;
  /** Families of grades that do not have the property, with what to write instead. */
  readonly absent?: { readonly families: readonly string[]; readonly message: string };
}

/** Families of grades. The other families are plastics. */
export const metals = [
  "Aluminium",
  "Stainless steel",
  "Carbon and alloy steel",
  "Tool steel",
  "Titanium",
  "Nickel and cobalt alloys",
  "Copper and brass",
  "Zinc",
  "Magnesium",
] as const;

/** How editors and visitors read a family. Stored documents keep the older spelling of the value. */
export const familyTitle = (family: string) => (family === "Aluminium" ? "Aluminum" : family);

/** Families of plastics that are cured and never melt. */
export const thermosets = ["Photopolymer resin", "Polyurethane", "Laminate"] as const;

export const materialProperties = {
  density: {
    title: "Density",
    dimensions: ["density"],
    unit: "g/cm³",
    description: "Of the solid material.",
  },
  tensileStrength: {
    title: "Tensile strength",
    dimensions: ["stress"],
    unit: "MPa",
    description: "Ultimate tensile strength at room temperature.",
  },
  yieldStrength: {
    title: "Yield strength",
    dimensions: ["stress"],
    unit: "MPa",
    description: "At 0.2 % strain.",
  },
  elongation: { title: "Elongation", dimensions: ["ratio"], unit: "%", description: "At break." },
  modulus: {
    title: "Modulus",
    dimensions: ["stress"],
    unit: "GPa",
    description: "Of plastics the flexural modulus, of metals Young’s modulus.",
  },
  hardness: {
    title: "Hardness",
    dimensions: ["hardness"],
    unit: "Shore D",
    description: "On the scale that is usual for the material.",
  },
  heatDeflectionLow: {
    title: "Heat deflection, 0.45 MPa",
    dimensions: ["temperature"],
    unit: "°C",
    description: "HDT at 0.45 MPa.",
  },
  heatDeflectionHigh: {
    title: "Heat deflection, 1.8 MPa",
    dimensions: ["temperature"],
    unit: "°C",
    description: "HDT at 1.8 MPa.",
  },
  maxServiceTemperature: {
    title: "Highest service temperature",
    dimensions: ["temperature"],
    unit: "°C",
    description: "What the part withstands continuously.",
  },
  meltingPoint: {
    title: "Melting point (Tm)",
    dimensions: ["temperature"],
    unit: "°C",
    description:
      "Of metals and of semi-crystalline plastics such as PA, POM and PP. Amorphous plastics such as ABS, PC and PMMA have none.",
    absent: {
      families: thermosets,
      message: "A cured resin does not melt. Fill in the glass transition instead",
    },
  },
  glassTransition: {
    title: "Glass transition (Tg)",
    dimensions: ["temperature"],
    unit: "°C",
    description:
      "Where an amorphous plastic or a cured resin turns soft. Semi-crystalline plastics can have both.",
    absent: {
      families: metals,
      message: "A metal has no glass transition. Fill in the melting point instead",
    },
  },
  thermalConductivity: {
    title: "Thermal conductivity",
    dimensions: ["conductivity"],
    unit: "W/(m·K)",
    description: "At room temperature.",
  },
  shrinkage: { title: "Shrinkage", dimensions: ["ratio"], unit: "%", description: "In the mold." },
  wallThickness: {
    title: "Wall thickness",
    dimensions: ["length"],
    unit: "mm",
    description: "What can be made well.",
  },
} as const satisfies Record<string, Property>;

export type MaterialProperty = keyof typeof materialProperties;

/** The properties as options of a field. */
export const propertyOptions = Object.entries(materialProperties).map(([value, { title }]) => ({
  value,
  title,
}));

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
  conductive: "Conducts heat or current",
  insulating: "Insulates",
  appearance: "Appearance",
  lowCost: "Low cost",
} as const;
