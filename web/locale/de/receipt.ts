import type { Words } from "../catalog-type.ts";

// What the confirmation says about a request that was just sent.

export { locale } from "./locale.ts";

export const requestReceipt: Words["requestReceipt"] = {
  number: "Anfragenummer",
  replyBy: (time, zone) => `Sie hören von uns bis ${time} ${zone ?? "Ihrer Zeit"}.`,
  addDetails: "Teile, Zeichnungen und Einzelheiten ergänzen",
  addDetailsHint:
    "Stückzahlen, Werkstoffe, Toleranzen, Zeichnungen, Fotos, weitere Dateien. Alles davon ist freiwillig und macht das Angebot schneller.",
};
