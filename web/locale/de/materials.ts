import { commonClass } from "material-properties/classes.ts";

import type { Words } from "../catalog-type.ts";

// Grades, their data sheets and the forms in which they are sold.

/** By the stored value, which is the English name. */
const families: Readonly<Record<string, string>> = {
  Aluminum: "Aluminium",
  "Stainless steel": "Edelstahl",
  "Carbon and alloy steel": "Unlegierter und legierter Stahl",
  "Tool steel": "Werkzeugstahl",
  Titanium: "Titan",
  "Nickel and cobalt alloys": "Nickel- und Kobaltlegierungen",
  "Copper and brass": "Kupfer und Messing",
  Zinc: "Zink",
  Magnesium: "Magnesium",
  Thermoplastic: "Thermoplast",
  "High-performance thermoplastic": "Hochleistungsthermoplast",
  "Reinforced thermoplastic": "Verstärkter Thermoplast",
  "Nylon powder": "Polyamidpulver",
  "Photopolymer resin": "Photopolymerharz",
  Polyurethane: "Polyurethan",
  Elastomer: "Elastomer",
  Laminate: "Schichtpressstoff",
};

type Property = Parameters<Words["materialNames"]["property"]>[0];

const properties: Readonly<Record<Property, string>> = {
  density: "Dichte",
  tensileStrength: "Zugfestigkeit",
  yieldStrength: "Streckgrenze",
  elongation: "Bruchdehnung",
  modulus: "E-Modul (Kunststoffe: Biegemodul)",
  hardness: "Härte",
  heatDeflectionLow: "Wärmeformbeständigkeit, 0,45 MPa",
  heatDeflectionHigh: "Wärmeformbeständigkeit, 1,8 MPa",
  maxServiceTemperature: "Maximale Einsatztemperatur",
  meltingPoint: "Schmelzpunkt (Tm)",
  glassTransition: "Glasübergang (Tg)",
  thermalConductivity: "Wärmeleitfähigkeit",
  shrinkage: "Schwindung",
  wallThickness: "Wandstärke",
  impactStrength: "Kerbschlagzähigkeit",
  thermalExpansion: "Wärmeausdehnung",
  waterAbsorption: "Wasseraufnahme, 24 h",
  dielectricStrength: "Durchschlagfestigkeit",
  electricalConductivity: "Elektrische Leitfähigkeit",
  snapFitStrain: "Zulässige Dehnung für Schnappverbindungen",
  strengthAcrossLayers: "Zugfestigkeit quer zu den Schichten",
  fatigueStrength: "Dauerfestigkeit",
  stressAt100: "Spannung bei 100 % Dehnung",
  tearStrength: "Weiterreißfestigkeit",
  compressionSet: "Druckverformungsrest",
};

/** Properties with a name of their own for a class of materials. */
const propertiesByClass: Readonly<
  Record<string, Readonly<Partial<Record<NonNullable<ReturnType<typeof commonClass>>, string>>>>
> = {
  modulus: { metals: "E-Modul", plastics: "Biegemodul" },
  meltingPoint: { metals: "Schmelzbereich" },
};

export const materialNames: Words["materialNames"] = {
  family: (family) => families[family] ?? family,
  property: (name, ofFamilies) => {
    const shared = commonClass(ofFamilies);
    return (shared && propertiesByClass[name]?.[shared]) ?? properties[name];
  },
  propertyGroups: {
    mechanical: "Mechanisch",
    thermal: "Thermisch",
    electrical: "Elektrisch",
    physical: "Physikalisch",
    processing: "Verarbeitung",
  },
  environments: {
    water: "Wasser und feuchte Luft",
    saltWater: "Salzwasser",
    diluteAcids: "Verdünnte Säuren",
    diluteAlkalis: "Verdünnte Laugen",
    alcohols: "Alkohole",
    oils: "Öle, Fette und Kraftstoffe",
    solvents: "Ketone und aromatische Lösemittel",
    sunlight: "Sonnenlicht, im Freien",
  },
  resistances: { good: "Beständig", limited: "Bedingt", poor: "Nicht beständig" },
  needs: {
    heat: "Wärme",
    wear: "Verschleiß",
    impact: "Schlag",
    stiffness: "Steifigkeit",
    flexible: "Biegsam",
    transparent: "Transparent",
    light: "Geringes Gewicht",
    corrosion: "Korrosion",
    chemicals: "Chemikalien",
    outdoors: "Sonne und Witterung",
    flame: "Brennbarkeitsklasse",
    food: "Lebensmittelkontakt",
    medical: "Medizin",
    conductive: "Leitet Wärme oder Strom",
    insulating: "Isoliert",
    appearance: "Aussehen",
    lowCost: "Niedrige Kosten",
  },
  stockForms: { sheet: "Blech", strip: "Band", plate: "Platte", round: "Rundstange" },
  stockOperations: {
    cut: "Lasergeschnitten",
    machine: "Zerspant",
    bend: "Gekantet",
    tap: "Mit Gewinde",
    countersink: "Gesenkt",
    insert: "Mit Einpressteilen",
  },
};

export const workPlaces: Words["workPlaces"] = { house: "Eigene Fertigung", partner: "Beim Partner" };

export const dataSheet: Words["dataSheet"] = {
  property: "Eigenschaft",
  form: "Form und Zustand",
  process: "Verfahren",
  condition: "Zustand",
  nameIn: (system) => `Name nach ${system}`,
  standards: "Normen und andere Namen",
  environments: "Chemikalien und Witterung",
  supply: "Lieferformen",
  flameRating: "Brennbarkeitsklasse",
  uses: "Typische Teile",
  colors: "Farben",
  availability: "Verfügbarkeit",
  source: "Quelle der Werte",
  notice: "Richtwerte bei 23 °C, nicht für Spezifikationen. Es gilt das Datenblatt der gelieferten Charge.",
};

export const materialTable: Words["materialTable"] = {
  grade: "Sorte",
  family: "Gruppe",
  need: "Geeignet für",
  strengths: "Stärken",
  limits: "Grenzen",
  uses: "Typische Teile",
  finishes: "Oberflächen",
  colors: "Farben",
  names: "Namen",
  standards: "Normen",
  flameRating: "Brennbarkeitsklasse",
  source: "Quelle",
  notice: "Richtwerte, nicht für Spezifikationen.",
  twoScales: "Balken vergleichen Metalle mit Metallen und Kunststoffe mit Kunststoffen.",
};

export const stockTable: Words["stockTable"] = {
  grade: "Sorte",
  sizes: "Maße",
  bend: "Gekantet: Innenradius",
  tap: "Mit Gewinde",
  countersink: "Gesenkt",
  insert: "Einpressteile",
  family: "Gruppe",
  form: "Form",
  operation: "Bearbeitung",
  from: "ab",
  yes: "Ja",
  no: "Nein",
  notice: "Marktübliche Maße. Andere Maße auf Anfrage; was wir verwenden, steht im Angebot.",
};
