import type { Words } from "../catalog-type.ts";
import { locale } from "./locale.ts";

export { locale };

// Prices of parts: of a described one, and of a checked file. The sentences about costs are words of the package.

export const price: Words["price"] = {
  notOffered: (method, largest) =>
    `Dieser Richtwert gilt für ${method} bis ${largest}. Wählen Sie eine kleinere Stückzahl oder ein anderes Verfahren, oder fragen Sie ein Angebot an.`,
  parts: (quantity, text) => `${text} ${quantity === 1 ? "Teil" : "Teile"}`,
  aPart: "je Teil",
  between: "Spanne je Teil",
  inTotal: "Summe des Auftrags",
  businessDays: "Lieferzeit in Arbeitstagen",
  tool: (toolPrice) => `Die Summe enthält ${toolPrice} für das Werkzeug, das Sie einmal bezahlen.`,
  costsLess: (quantity, method) => `Ab etwa ${quantity} Teilen kostet ${method} weniger.`,
  exampleRates: "Beispielsätze.",
  indication: (spread) =>
    `Ein Richtwert, kein Angebot. Ein Angebot kann um ${spread} darunter oder darüber liegen. Ohne Fracht, Zoll, Prüfberichte und Toleranzen, die enger sind als die Allgemeintoleranzen.`,
  estimate: (spread) =>
    `Ein Richtwert, kein Angebot. Ein Angebot kann um ${spread} darunter oder darüber liegen, denn wenige Zahlen sagen weniger als eine Datei. Ohne Fracht, Zoll, Prüfberichte und Toleranzen, die enger sind als die Allgemeintoleranzen.`,
  table: "Dieselben Preise als Tabelle",
  tableCaption: "Preis eines Teils nach Verfahren und Stückzahl",
  process: "Verfahren",
  atQuantity: (quantity) => `bei ${quantity}`,
};

export const assemblyPrice: Words["assemblyPrice"] = {
  title: (process) => `Preis der Teile: ${process}`,
  assemblies: (quantity, text) => `${text} ${quantity === 1 ? "Baugruppe" : "Baugruppen"}`,
  anAssembly: "je Baugruppe, nur Teile",
  part: "Teil",
  perAssembly: "Je Baugruppe",
  each: "Stück",
  notPriced: "nicht mit diesem Verfahren",
  table: "Preis jedes Teils der Baugruppe",
  tools: (toolPrice) => `Die Summe enthält ${toolPrice} für Werkzeuge, die Sie einmal bezahlen.`,
  missing: (process, parts) =>
    `Nicht enthalten, weil das Verfahren ${process} sie nicht oder nicht in dieser Stückzahl ergibt: ${parts}.`,
  notJudged: (bodies) => `Nicht enthalten: ${bodies} kleinere Körper, die nicht geprüft wurden.`,
  standardParts:
    "Alle Teile sind als Einzelanfertigung in einem Werkstoff berechnet. Schrauben, Lager und andere Kaufteile kosten weniger. Die Montage ist nicht enthalten.",
  notOffered: (largest) =>
    `Dieser Richtwert gilt für bis zu ${largest} gleiche Teile. Wählen Sie weniger Baugruppen oder ein anderes Verfahren, oder fragen Sie ein Angebot an.`,
};

export const priceChart: Words["priceChart"] = {
  title: "Preis eines Teils über der Stückzahl",
  point: (pricePerPart, quantity) => `${pricePerPart} bei ${quantity}`,
  change: (quantity, to, from) => `Ab etwa ${quantity} kostet ${to} weniger als ${from}`,
  legendChange: (quantity, to, from) => `ab etwa ${quantity} kostet ${to} weniger als ${from}`,
  thousand: (count) => (count * 1000).toLocaleString(locale),
};

export const priceForm: Words["priceForm"] = {
  start: "Mit einem typischen Teil beginnen",
  typicalParts: { bracket: "Halter", shaft: "Welle", lid: "Deckel", panel: "Frontplatte" },
  shape: "Form",
  material: "Werkstoff",
  metal: "Metall",
  plastic: "Kunststoff",
  detail: "Bohrungen und Taschen",
  length: "Länge",
  width: "Breite",
  height: "Höhe",
  volume: "Volumen",
  thickness: "Dicke",
  threads: "Gewinde, Gewindeeinsätze",
  quantity: "Stückzahl",
  assemblies: "Baugruppen",
  process: "Verfahren",
  allProcesses: "Alle passenden",
  grade: "Sorte",
  finish: "Oberfläche",
  noFinish: "Keine",
  noProcess:
    "Kein Verfahren mit veröffentlichtem Preis ergibt dieses Teil. Ändern Sie Größe, Form oder Werkstoff oder fordern Sie ein Angebot an.",
  wholeNumber: (label, min, max) => `${label}: Geben Sie eine ganze Zahl von ${min} bis ${max} ein.`,
  number: (label, min, max) => `${label}: Geben Sie eine Zahl von ${min} bis ${max} ein.`,
  volumeTooLarge: "Das Volumen ist größer als der Quader um das Teil.",
  slider: (label) => `${label}, Schieberegler`,
  priceBy: (method) => `Preis mit ${method}`,
  enterWhole: (mostParts, mostThreads) =>
    `Geben Sie ganze Zahlen ein: eine Stückzahl von 1 bis ${mostParts} und höchstens ${mostThreads} Gewinde.`,
};
