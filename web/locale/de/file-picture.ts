import type { Words } from "../catalog-type.ts";

/** The picture of an uploaded part, and what the check of its file says. */
export const filePicture: Words["filePicture"] = {
  sendAnyway: "Sie können die Datei auch so senden; wir melden uns dann bei Ihnen.",
  pictureOf: (file) => `Bild von ${file}`,
  unitGuessed: (unit) =>
    `In ${unit} gelesen, weil die Größe in mm ungewöhnlich wäre. Geben Sie die Einheit in der Beschreibung an.`,
  unitUnusual: (unit, probable) =>
    `Die Größe ist für ${unit} ungewöhnlich; ${probable} ist wahrscheinlicher. Geben Sie die Einheit in der Beschreibung an.`,
  unitMissing: (unit) => `In ${unit} gelesen: Die Datei nennt keine Einheit.`,
};
