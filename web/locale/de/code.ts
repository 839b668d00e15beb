import type { RejectionReason } from "contracts/rejection.ts";

import type { Words } from "../catalog-type.ts";

// The words that need more than a message: numbers as words, numbers as the language writes them, and patterns that find quantities in
// texts.

const LOCALE = "de-DE";

const REJECTIONS: Readonly<Record<string, string>> = {
  fileMissing: "Die Datei ist nicht angekommen. Entfernen Sie sie oder laden Sie sie erneut hoch.",
  fileUsed:
    "Wir haben schon eine Anfrage mit dieser Datei. Laden Sie die Datei für eine weitere Anfrage erneut hoch.",
  fileNotRemoved: "Die Datei ließ sich nicht entfernen. Bitte versuchen Sie es in ein paar Minuten erneut.",
  noSpace: "Dafür fehlt uns gerade der Speicherplatz. Bitte schicken Sie es uns per E-Mail.",
  tooManyFiles: "Eine Anfrage fasst 20 Dateien. Packen Sie mehrere in ein ZIP.",
  tooManyParts:
    "Eine Anfrage fasst 40 Teile, und vielleicht hat jemand anderes weitere eingetragen. Kopieren Sie Ihre Eingaben und laden Sie dann die Seite neu.",
  datePast: "„Gewünscht bis“ liegt in der Vergangenheit. Wählen Sie ein späteres Datum.",
  tooManyAnswers: "Hier stehen schon zu viele Antworten. Bitte schreiben Sie uns eine E-Mail.",
  linkInvalid: "Dieser Link gilt nicht mehr.",
  notYetAnswered: "Sie können sie noch einmal senden, sobald wir diese Anfrage beantwortet haben.",
  alreadyRequested:
    "Diese Teile wurden heute schon noch einmal angefragt. Die Nummer dieser Anfrage steht auf dieser Seite.",
} satisfies Record<RejectionReason, string>;

export const adminApi: Pick<Words["adminApi"], "rejected"> = {
  rejected: (code, _message, reason = "") =>
    REJECTIONS[reason] ?? `Der Server hat die Anfrage abgelehnt (Code ${code}).`,
};

export const charts: Pick<Words["charts"], "count"> = {
  count: (count) => {
    if (count >= 1_000_000) return `${(count / 1_000_000).toLocaleString(LOCALE)} Mio.`;
    return count >= 1000 ? `${(count / 1000).toLocaleString(LOCALE)} Tsd.` : `${count}`;
  },
};

export const measures: Omit<Words["measures"], "locale"> = {
  between: / bis | und | oder |, oder /,
  range: / bis /,
  base: /erste[nr]?|weitere[nr]?|zusätzliche[nr]?|jede[nr]?|je|pro|auf/,
  per: /je|pro/,
  imperial: /Zoll/,
  rough: /rauheit|rautiefe|\brau/,
  joins: /,| oder| bei| bis| auf| und/,
  before: /etwa|über|unter|bis zu|bis|mehr als|ab|höchstens|mindestens/,
  after: /(?:oder|und) (?:mehr|weniger)/,
};

export const partCheck = {
  findings: {
    unjoined: {
      text: (places: number) =>
        `Die Flächen sind an ${places === 1 ? "einer Stelle" : `${places} Stellen`} nicht verbunden. Verbinden Sie sie in Ihrem CAD-Programm zu einem Volumenkörper und exportieren Sie ihn noch einmal: Flächen allein haben weder Wände noch Volumen.`,
    },
  },
};

export const priceChart: Pick<Words["priceChart"], "thousand"> = {
  thousand: (count) => (count * 1000).toLocaleString(LOCALE),
};

/** The reasons of a price, with small numbers as words. */
export const pricing: Pick<
  Words["pricing"],
  "threads" | "deepPockets" | "clamped" | "bendsSetUp" | "bends" | "cavities" | "machinedHoles"
> = {
  threads: (count) => counted(count, "ein Gewinde oder Gewindeeinsatz", "Gewinde oder Gewindeeinsätze"),
  deepPockets: (count) =>
    `${counted(count, "eine tiefe Tasche braucht", "tiefe Taschen brauchen")} langsame Werkzeuge`,
  clamped: (times) => `es wird ${timesText(times)} gespannt`,
  bendsSetUp: (count) => `${counted(count, "eine Biegung wird", "Biegungen werden")} eingerichtet`,
  bends: (count) => counted(count, "eine Biegung", "Biegungen"),
  cavities: (count, sideActions) =>
    [
      `ein Werkzeug mit ${counted(count, "einer Kavität", "Kavitäten")}`,
      sideActions > 0 && counted(sideActions, "einem Schieber", "Schiebern"),
    ]
      .filter(Boolean)
      .join(" und "),
  machinedHoles: (count) =>
    `${counted(count, "eine Bohrung wird", "Bohrungen werden")} nach dem Guss bearbeitet`,
};

const COUNTS = ["keine", "", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"];

/** “eine Biegung”, “vier Biegungen”, “12 Biegungen”. */
function counted(count: number, one: string, many: string): string {
  return count === 1 ? one : `${COUNTS[count] ?? count} ${many}`;
}

/** “zweimal”, “12-mal”. */
function timesText(count: number): string {
  if (count === 1) return "einmal";
  const word = COUNTS[count];
  return word === undefined ? `${count}-mal` : `${word}mal`;
}
