import type { Words } from "../catalog-type.ts";

export { locale } from "./locale.ts";

// The part check in a page. Its measurements and findings are words of the packages.

export const partFile: Words["partFile"] = {
  label: "CAD-Datei zum Prüfen",
  choose: "CAD-Datei wählen",
  chooseOrDrop: (choose) => `${choose} oder hier ablegen`,
  formats: "step, stp, igs, stl, obj, 3mf oder eine davon in einem ZIP · bleibt auf Ihrem Rechner",
  loading: "Bauteilprüfung wird geladen …",
  failed:
    "Die Bauteilprüfung ließ sich nicht laden. Prüfen Sie Ihre Verbindung und wählen Sie die Datei noch einmal.",
  samplesTitle: "Keine Datei zur Hand? Probieren Sie eines dieser Teile",
  samples: {
    bracket: { name: "Gefräster Winkel", shows: "Eine zu dünne Wand und eine zu tiefe Bohrung" },
    cover: { name: "Spritzguss-Deckel", shows: "Ein dicker Dom und ein Fenster, das einen Schieber braucht" },
    channel: { name: "Blechprofil", shows: "Bohrungen zu nah an Kante und Biegung" },
    flange: { name: "Gedrehter Flansch", shows: "Ein Teil, das jede Regel der Zerspanung einhält" },
    mount: { name: "Baugruppe", shows: "Sieben Teile in drei Arten, einzeln geprüft und berechnet" },
  },
  sampleFailed: "Das Teil ließ sich nicht laden. Prüfen Sie Ihre Verbindung und wählen Sie es noch einmal.",
  oneFileOnly: "Die Prüfung liest eine Datei auf einmal. Legen Sie eine davon ab.",
};

export const fileCheck: Words["fileCheck"] = {
  printed: (day) =>
    `Bauteilprüfung vom ${day}. Die Prüfung liest die Datei im Browser und sendet sie an niemanden.`,
  priceAt: (quantity) => `Preis eines Teils bei der Stückzahl ${quantity}`,
  assemblyPriceAt: (quantity) => `Preis der Teile einer Baugruppe bei der Stückzahl ${quantity}`,
  requestQuote: "Angebot für dieses Teil anfordern",
  print: "Bericht drucken",
  sample:
    "Dies ist ein Teil zum Ausprobieren. Mit einer eigenen Datei öffnet sich hier das Angebotsformular.",
  form: "Das Formular öffnet sich mit der Datei, ihrer Beschreibung und den Befunden. Erst dann verlassen sie Ihren Rechner.",
  size: (size) => `Größe: ${size}`,
  process: (process) => `Verfahren: ${process}`,
  material: (material) => `Werkstoff: ${material}`,
  finish: (finish) => `Oberfläche: ${finish}`,
  quantity: (quantity) => `Stückzahl: ${quantity}`,
  readIn: (unit, stated) => `(in ${unit} gelesen; Angabe in der Datei: ${stated})`,
  noUnit: "keine Einheit",
};
