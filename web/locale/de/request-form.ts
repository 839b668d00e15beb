import type { BrowserWords } from "../browser-words.ts";

// The forms on the page of a request.

export const requestDetails: BrowserWords["requestDetails"] = {
  heading: "Teile und Angaben",
  hint: "Alles ist freiwillig. Tragen Sie ein, was Sie wissen.",
  part: (index) => `Teil ${index}`,
  parts: {
    part: "Datei oder Beschreibung",
    quantity: "Stückzahl",
    material: "Werkstoff",
    finish: "Oberfläche",
    tolerance: "Toleranz oder Zeichnung",
    note: "Bemerkung",
  },
  addPart: "Weiteres Teil hinzufügen",
  removePart: (index) => `Teil ${index} entfernen`,
  remove: "Entfernen",
  orderHeading: "Zur Bestellung",
  order: {
    company: "Firma",
    country: "Lieferland",
    wantedDate: "Wunschtermin",
    incoterm: "Incoterm",
    nda: "Geheimhaltungsvereinbarung",
  },
  noIncoterm: "Noch offen",
  noNda: "Nicht nötig",
  nda: { signed: "Wir haben eine mit Ihnen unterzeichnet", wanted: "Bitte senden Sie uns eine" },
  save: "Speichern",
  saving: "Wird gespeichert …",
  saved: "Gespeichert",
  notSaved: (reason) => `Nicht gespeichert. ${reason} Ihre Eingaben sind noch da.`,
  goBack: "Gehen Sie im Browser zurück und versuchen Sie es noch einmal. Ihre Eingaben sind noch da.",
};

export const requestFiles: BrowserWords["requestFiles"] = {
  heading: "Dateien",
  choose: "Dateien auswählen",
  drop: "oder hierher ziehen",
  formats: "CAD, PDF, DXF, DWG, Fotos, ZIP · bis zu 20 Dateien mit je 500 MB",
  notAccepted:
    "Dieser Dateityp wird nicht angenommen. Senden Sie CAD-Dateien, PDF, DXF, DWG, PNG, JPEG, HEIC, WebP oder TIFF oder ein ZIP oder RAR.",
  tooMany: (max) => `Eine Anfrage fasst ${max} Dateien. Packen Sie mehrere in ein ZIP.`,
  uploading: (name) => `Hochladen von ${name}`,
  added: (name) => `${name} wurde hinzugefügt`,
  retry: "Noch einmal versuchen",
  remove: "Entfernen",
  removeFile: (name) => `${name} entfernen`,
  withoutScripts: (number) =>
    `Dateien hinzufügen geht hier nur mit JavaScript. Mailen Sie sie mit der Nummer ${number} an`,
};
