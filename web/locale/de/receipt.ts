import type { BrowserWords } from "../browser-words.ts";

// What the confirmation says about a request that was just sent.

export const requestReceipt: BrowserWords["requestReceipt"] = {
  number: "Nummer der Anfrage",
  replyBy: (time, zone) => `Sie hören von uns bis ${time} ${zone ?? "Ihrer Zeit"}.`,
  addDetails: "Teile, Zeichnungen und Angaben ergänzen",
  addDetailsHint:
    "Stückzahlen, Werkstoffe, Toleranzen, Zeichnungen, Fotos, weitere Dateien. Alles ist freiwillig und beschleunigt das Angebot.",
};
