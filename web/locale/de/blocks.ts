import type { Words } from "../catalog-type.ts";

// The blocks of pages, without their islands.

export const calculatorBlock: Words["calculatorBlock"] = {
  commonValues: "Tabelle üblicher Werte",
  caption: (heading) => `${heading}: übliche Werte`,
};

export const caseStudies: Words["caseStudies"] = {
  project: "Projekt",
  processes: "Verfahren",
  process: "Verfahren",
  industry: "Branche",
  representative: "Beispielprojekt",
};

export const certificates: Words["certificates"] = {
  certificate: "Zertifikat",
  number: "Nummer",
  scope: "Geltungsbereich",
  validUntil: "Gültig bis",
  file: "Datei",
  download: (standard) => `${standard} als PDF`,
  pdf: "PDF",
};

export const comparison: Words["comparison"] = {
  caption: (heading) => `${heading}: Werte`,
  property: "Eigenschaft",
  reasons: "Wann Sie es wählen",
  ownLimits: "Wann nicht",
  limits: "Grenzen",
  readMore: (process) => `${process}: mehr dazu`,
};

export const designRule: Words["designRule"] = {
  readMore: "Mehr dazu",
  limit: "Grenze",
};

export const embeddedVideo: Words["embeddedVideo"] = {
  play: (service) => `Video von ${service} abspielen`,
  open: (service) => `Video bei ${service} öffnen`,
  notice: (service) => `${service} erhält dann Ihre IP-Adresse und setzt möglicherweise Cookies.`,
};

export const equipment: Words["equipment"] = {
  process: "Verfahren",
  machine: "Maschine",
  count: "Anzahl",
  capacity: "Arbeitsbereich",
  made: "Gefertigt",
};

export const finishTable: Words["finishTable"] = {
  finish: "Oberfläche",
  roughness: "Rauheit",
  thickness: "Dicke",
  materials: "Geeignet für",
  processes: "Verfahren",
  process: "Verfahren",
  colors: "Farben",
  bestClass: "Beste Klasse",
  cost: "Kosten, 1 bis 5",
  hardness: "Härte",
  saltSpray: "Salzsprühnebel",
  note: (text) => `Hinweis: ${text}`,
  purpose: "Zweck",
  purposes: {
    appearance: "Aussehen",
    conductivity: "Elektrisch leitfähig",
    corrosion: "Korrosion",
    friction: "Gleiten und Dichten",
    insulation: "Isoliert",
    marking: "Kennzeichnung",
    preparation: "Vorbehandlung",
    transparency: "Transparenz",
    wear: "Verschleiß",
  },
};

export const glossary: Words["glossary"] = { moreAbout: (term) => `Mehr über ${term}` };

export const pageContents: Words["pageContents"] = { label: "Auf dieser Seite" };

export const pictureMarks: Words["pictureMarks"] = { label: (labels) => `Beschriftung im Bild: ${labels}` };

export const processCards: Words["processCards"] = { process: "Verfahren" };

export const processChooser: Words["processChooser"] = {
  need: "Sie brauchen",
  first: "Erste Wahl",
  second: "Zweite Wahl",
  avoid: "Meiden",
};

export const specificationTable: Words["specificationTable"] = {
  property: "Eigenschaft",
  value: "Wert",
  source: "Quelle",
};

export const drawing: Words["drawing"] = { right: "Richtig", wrong: "Falsch" };

export const video: Words["video"] = {
  transcript: "Abschrift",
};
