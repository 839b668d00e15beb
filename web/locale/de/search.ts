import type { Words } from "../catalog-type.ts";

export const search: Words["search"] = {
  title: "Suche",
  field: "Diese Website durchsuchen",
  submit: "Suchen",
  open: "Suchen",
  close: "Suche schließen",
  best: "Beste Treffer",
  hint: "Suchen Sie nach Werkstoff, Verfahren, Oberfläche, Maß oder Norm: 6061, Entformungsschräge, Ra 1,6, Gewinde M3.",
  nothing: (query) =>
    `Nichts gefunden zu „${query}“. Prüfen Sie die Schreibweise oder suchen Sie nach einem kürzeren Wort.`,
  similar: "Meinten Sie",
  popular: "Häufig besuchte Seiten",
  ask: "Ein Werkstoff, eine Oberfläche oder ein Verfahren, das hier nicht steht, kann trotzdem möglich sein.",
  quote: "Angebot anfordern",
  prefill: (query) => `Ich habe auf Ihrer Website gesucht nach: ${query}\n`,
  count: (count) => (count === 1 ? "1 Ergebnis" : `${count} Ergebnisse`),
  groups: {
    page: "Seiten",
    guide: "Konstruktionsleitfäden",
    rule: "Konstruktionsregeln",
    material: "Werkstoffe",
    finish: "Oberflächen",
    question: "Fragen",
    term: "Glossar",
    post: "Blogbeiträge",
    caseStudy: "Projektberichte",
    video: "Videos",
    calculator: "Rechner",
  },
  loading: "Wird geladen …",
  failed: "Die Suche ließ sich nicht laden. Bitte versuchen Sie es erneut.",
};
