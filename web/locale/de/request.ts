import type { Words } from "../catalog-type.ts";

// The page of a request, without its forms.

export const requestPage: Words["requestPage"] = {
  title: "Ihre Anfrage",
  heading: (number) => `Ihre Anfrage ${number}`,
  private: "Diese Seite ist nur für Sie. Wer ihren Link hat, kann die Anfrage aber lesen und ändern.",
  expires: (date) => `Die Adresse gilt bis ${date}.`,
  status: "Stand",
  sent: "Was Sie gesendet haben",
  unavailable:
    "Wir können Ihre Anfrage gerade nicht zeigen. Bitte versuchen Sie es in einigen Minuten erneut.",
  retry: "Erneut versuchen",
};

export const requestProgress: Words["requestProgress"] = {
  received: "Eingegangen",
  review: "In Prüfung",
  question: "Frage an Sie",
  quoted: "Angebot gesendet",
  closed: "Abgeschlossen",
};

export const requestQuestions: Words["requestQuestions"] = {
  heading: "Fragen und Antworten",
  us: "Wir haben gefragt",
  you: "Sie haben geantwortet",
  answer: "Ihre Antwort",
  message: "Sollten wir noch etwas wissen?",
  send: "Antwort senden",
  sendMessage: "Nachricht senden",
};

export const requestAgain: Words["requestAgain"] = {
  heading: "Brauchen Sie diese Teile noch einmal?",
  text: "Sendet uns eine neue Anfrage mit denselben Teilen und Angaben, aber ohne die Dateien. Teile und Angaben können Sie auf ihrer Seite ändern.",
  button: "Neue Anfrage senden",
  introduction: "Neue Anfrage für die Teile der Anfrage {number}.",
};

export const requestMissing: Words["requestMissing"] = {
  heading: "Dieser Link gilt nicht mehr",
  text: "Er ist abgelaufen oder wurde durch einen neueren ersetzt. Schreiben Sie uns mit der Nummer Ihrer Anfrage, dann senden wir Ihnen einen neuen.",
};
