import type { Words } from "../catalog-type.ts";

export { locale } from "./locale.ts";

// The forms on the page of a request, before and after hydration.

export const requestDetails: Words["requestDetails"] = {
  heading: "Teile und Einzelheiten",
  hint: "Alles ist freiwillig. Füllen Sie aus, was Sie wissen.",
  part: (index) => `Teil ${index}`,
  parts: {
    part: "Datei oder Beschreibung",
    quantity: "Stückzahl",
    material: "Werkstoff",
    finish: "Oberfläche",
    tolerance: "Toleranz oder Zeichnung",
    note: "Hinweis",
  },
  addPart: "Weiteres Teil hinzufügen",
  removePart: (index) => `Teil ${index} entfernen`,
  remove: "Entfernen",
  orderHeading: "Zum Auftrag",
  order: {
    company: "Unternehmen",
    country: "Lieferland",
    wantedDate: "Gewünscht bis",
    incoterm: "Incoterm",
    nda: "Geheimhaltung",
  },
  noIncoterm: "Noch offen",
  noNda: "Nicht nötig",
  nda: {
    signed: "Wir haben mit Ihnen eine Vereinbarung unterzeichnet",
    wanted: "Bitte senden Sie uns eine Vereinbarung",
  },
  save: "Speichern",
  saving: "Wird gespeichert …",
  saved: "Gespeichert",
  notSaved: (reason) => `Nicht gespeichert. ${reason} Ihre Eingaben sind noch da.`,
  goBack: "Gehen Sie in Ihrem Browser zurück und versuchen Sie es erneut. Ihre Eingaben sind noch da.",
};

export const requestFiles: Words["requestFiles"] = {
  heading: "Dateien",
  choose: "Dateien wählen",
  drop: "oder hier ablegen",
  formats: "CAD, PDF, DXF, DWG, Fotos, ZIP · bis zu 20 Dateien mit je höchstens 500 MB",
  notAccepted:
    "Dieser Dateityp wird nicht angenommen. Senden Sie CAD-Dateien, PDF, DXF, DWG, PNG, JPEG, HEIC, WebP oder TIFF oder ein ZIP oder RAR.",
  tooMany: (max) => `Eine Anfrage fasst ${max} Dateien. Packen Sie mehrere in ein ZIP.`,
  uploading: (name) => `Hochladen von ${name}`,
  added: (name) => `${name} wurde hinzugefügt`,
  retry: "Erneut versuchen",
  cancel: "Abbrechen",
  cancelFile: (name) => `Hochladen von ${name} abbrechen`,
  remove: "Entfernen",
  removeFile: (name) => `${name} entfernen`,
  withoutScripts: (number) =>
    `Zum Hinzufügen von Dateien ist hier JavaScript nötig. Senden Sie sie, mit der Nummer ${number}, an`,
};
