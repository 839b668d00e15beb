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
  oneFileOnly: "Die Prüfung liest eine Datei auf einmal. Legen Sie eine davon ab.",
};

export const fileCheck: Words["fileCheck"] = {
  printed: (day) =>
    `Bauteilprüfung vom ${day}. Die Prüfung liest die Datei im Browser und sendet sie an niemanden.`,
  priceAt: (quantity) => `Preis eines Teils bei der Stückzahl ${quantity}`,
  requestQuote: "Angebot für dieses Teil anfordern",
  print: "Bericht drucken",
  form: "Das Formular öffnet sich mit der Datei, ihrer Beschreibung und den Befunden. Erst dann verlassen sie Ihren Rechner.",
  size: (size) => `Größe: ${size}`,
  process: (process) => `Verfahren: ${process}`,
  material: (material) => `Werkstoff: ${material}`,
  finish: (finish) => `Oberfläche: ${finish}`,
  quantity: (quantity) => `Stückzahl: ${quantity}`,
  readIn: (unit, stated) => `(in ${unit} gelesen; Angabe in der Datei: ${stated})`,
  noUnit: "keine Einheit",
};
