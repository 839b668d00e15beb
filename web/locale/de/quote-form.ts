import type { RejectionReason } from "contracts/rejection.ts";

import type { Words } from "../catalog-type.ts";

export { locale } from "./locale.ts";

// The form of a quote request, before and after hydration.

export const quoteForm: Words["quoteForm"] = {
  fields: {
    firstName: "Vorname",
    lastName: "Nachname",
    email: "E-Mail",
    location: "Landesvorwahl",
    phone: "Telefon",
    message: "Projektbeschreibung",
  },
  missing: {
    firstName: "Geben Sie Ihren Vornamen ein",
    lastName: "Geben Sie Ihren Nachnamen ein",
    email: "Geben Sie Ihre E-Mail-Adresse ein",
    location: "Wählen Sie die Landesvorwahl",
    phone: "Geben Sie Ihre Telefonnummer ein",
    message: "Geben Sie Ihre Projektbeschreibung ein",
  },
  tooLong: (maxLength) => `Verwenden Sie höchstens ${maxLength} Zeichen`,
  unprintable: "Entfernen Sie die Zeichen, die sich nicht darstellen lassen",
  unknownCountry: (typed) =>
    `Wir kennen „${typed}“ nicht. Geben Sie den Namen eines Landes oder seine Vorwahl ein, etwa Deutschland oder +49`,
  countries: "Länder",
  noCountry: "Kein Treffer. Geben Sie einen Ländernamen oder eine Vorwahl ein.",
  countryCount: (count) => `${count} ${count === 1 ? "Land" : "Länder"}`,
  honeypot: "Dieses Feld leer lassen",
  send: "Anfrage senden",
  sending: "Wird gesendet …",
  sent: "Anfrage gesendet. Die Bestätigung wird geladen.",
  required: "Alle Felder außer der Datei sind Pflichtfelder.",
  incomplete: (fields) =>
    fields === 1 ? "Bitte füllen Sie ein Feld aus" : `Bitte füllen Sie ${fields} Felder aus`,
  problem: (field, message) => `${field}: ${message}`,
  saved:
    "Alles, was Sie eingegeben haben, ist gespeichert. Sie können es noch einmal senden: Wir erhalten es nicht doppelt.",
  cutOff: (maxLength) =>
    `Es passen nur ${maxLength} Zeichen: Das Ende des eingefügten Texts wurde abgeschnitten.`,
  addSubject: (line) => `+ „${line}“ hinzufügen`,
  subject: (page) => `Betrifft: ${page}`,
  phoneEmpty: "Geben Sie Ihre Telefonnummer ein",
  stillUploading: "Die Datei wird noch hochgeladen …",
  notUploaded:
    "Die Datei wurde nicht hochgeladen. Versuchen Sie es erneut oder entfernen Sie sie und senden Sie dann die Anfrage.",
  notAccepted:
    "Die Datei wurde nicht angenommen. Wählen Sie eine andere oder senden Sie die Anfrage noch einmal ohne sie.",
  fileNeedsScript:
    "Zum Anhängen einer Datei ist JavaScript nötig. Senden Sie sie uns per E-Mail, nachdem Sie die Anfrage gesendet haben.",
};

export const upload: Words["upload"] = {
  label: "CAD-Datei",
  optional: "(optional)",
  uploading: "(Datei wird hochgeladen …)",
  choose: "Datei wählen",
  chooseOrDrop: (choose) => `${choose} oder hier ablegen`,
  formats: "step, stp, igs, stl · mehrere Dateien: ZIP oder RAR · bis 500 MB",
  oneFileOnly: "Nur eine Datei je Anfrage. Packen Sie mehrere Dateien in ein ZIP oder RAR.",
  tooLarge: "Die Datei darf höchstens 500 MB groß sein. Bitte laden Sie sie noch einmal hoch.",
  wrongType:
    "Dieser Dateityp wird nicht angenommen. Senden Sie STEP, STP, IGS oder STL oder mehrere Dateien in einem ZIP oder RAR.",
  empty: "Die Datei ist leer. Wählen Sie eine andere.",
  connectionLost:
    "Die Verbindung brach beim Hochladen ab. Der Rest des Formulars ist gespeichert. Versuchen Sie es erneut.",
  unreadable: "Die Datei wurde verschoben oder geändert. Wählen Sie sie noch einmal.",
  rejected: (reason) => `Die Datei wurde abgelehnt: ${reason}.`,
  linkExpired: "Der Link zum Hochladen ist abgelaufen. Versuchen Sie es erneut.",
  notStored: (reason) =>
    `Die Datei ließ sich nicht speichern (${reason}). Versuchen Sie es gleich noch einmal.`,
  notAllowed: "Der Server hat das Hochladen nicht erlaubt.",
  done: "Hochgeladen",
  retry: "Erneut versuchen",
  cancel: "Abbrechen",
  remove: "Entfernen",
  progressOf: (file) => `Hochladen von ${file}`,
  uploaded: (file) => `${file} ist hochgeladen`,
  progress: (file, percent) => `${file} wird hochgeladen, ${percent} Prozent`,
  hasReport: "Die Befunde der Bauteilprüfung gehen mit der Anfrage mit.",
};

const REJECTIONS: Readonly<Record<string, string>> = {
  fileMissing: "Die Datei ist nicht angekommen. Entfernen Sie sie oder laden Sie sie erneut hoch.",
  fileUsed:
    "Wir haben schon eine Anfrage mit dieser Datei. Laden Sie die Datei für eine weitere Anfrage erneut hoch.",
  fileNotRemoved: "Die Datei ließ sich nicht entfernen. Bitte versuchen Sie es in ein paar Minuten erneut.",
  tooManyFiles: "Eine Anfrage fasst 20 Dateien. Packen Sie mehrere in ein ZIP.",
  tooManyAnswers: "Hier stehen schon zu viele Antworten. Bitte schreiben Sie uns eine E-Mail.",
  linkInvalid: "Dieser Link gilt nicht mehr.",
  notYetAnswered: "Sie können sie noch einmal senden, sobald wir diese Anfrage beantwortet haben.",
} satisfies Record<RejectionReason, string>;

export const adminApi: Words["adminApi"] = {
  timeout: (seconds) => `Der Server hat nicht innerhalb von ${seconds} Sekunden geantwortet.`,
  connectionLost: "Die Verbindung brach ab. Prüfen Sie, ob Sie online sind.",
  unreadable: "Der Server kann gerade keine Anfragen annehmen.",
  sessionEnded:
    "Ihre Sitzung ist abgelaufen (Code 102). Laden Sie die Seite neu und versuchen Sie es erneut.",
  rejected: (code, _message, reason = "") =>
    REJECTIONS[reason] ?? `Der Server hat die Anfrage abgelehnt (Code ${code}).`,
};
