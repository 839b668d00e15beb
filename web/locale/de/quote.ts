import type { Words } from "../catalog-type.ts";

// The quote request without its form.

export const quoteDialog: Words["quoteDialog"] = { close: "Schließen" };

export const quoteAdvice: Words["quoteAdvice"] = {
  label: "Zu Ihrer Anfrage",
  title: "So erhalten Sie einen genauen Preis",
  points: [
    {
      term: "STEP",
      text: "erhält Einheiten und echte Flächen. STL hat keine Einheit: Geben Sie mm oder Zoll an.",
    },
    {
      term: "Zeichnung",
      text: "für Toleranzen, Gewinde und Oberfläche, mit dem Modell in einem ZIP oder RAR.",
    },
    {
      term: "Werkstoff und Oberfläche",
      text: "mit Name oder Norm, zum Beispiel 6061-T6, natur eloxiert.",
    },
    {
      term: "Stückzahlen",
      text: "zum Beispiel 10, 100 und 1.000. Sie entscheiden oft über das Verfahren.",
    },
  ],
  preferEmail: (email) =>
    `Lieber per E-Mail? Schreiben Sie an ${email}; für Vertrauliches verwenden Sie aber das Formular.`,
};

export const assurances: Words["assurances"] = {
  confidential:
    "Vertraulich: Dateien kommen in einen privaten Speicher. Nur unsere Mitarbeiter können sie öffnen und ein Partner, wenn Ihr Teil einen braucht.",
  exportControl:
    "EAR99 ist in Ordnung. Bitte laden Sie keine ITAR-Daten hoch und keine Technologie, für deren Ausfuhr nach China eine Genehmigung nötig ist.",
  privacy: (policy) => `Wie wir mit Ihren Daten umgehen: ${policy} (neuer Tab).`,
  privacyPolicy: "Datenschutzerklärung",
};

export const contactWays: Words["contactWays"] = (email, phone) => `${email} oder rufen Sie an: ${phone}.`;

export const withoutScripts: Words["withoutScripts"] = {
  file: (email) =>
    `Zum Anhängen einer Datei ist JavaScript nötig. Senden Sie die Anfrage ohne sie und schicken Sie die Datei an ${email}.`,
  partCheck: (contact) =>
    `Zum Prüfen einer Datei ist JavaScript nötig. Ohne JavaScript senden Sie die Datei an ${contact}`,
};

export const thankYou: Words["thankYou"] = {
  title: "Danke für Ihre Anfrage",
  received: "Wir haben sie erhalten, mit allem, was Sie eingegeben haben.",
  home: "Zur Startseite",
  next: "Wie es weitergeht",
  steps: [
    {
      title: "Wir lesen sie",
      text: "Ein Ingenieur liest Ihre Beschreibung und öffnet Ihre Datei, falls Sie eine gesendet haben.",
    },
    {
      title: "Wir fragen nach, wenn etwas fehlt",
      text: "Wenn wir für ein Angebot mehr wissen müssen, schreiben wir Ihnen oder rufen Sie an.",
    },
    {
      title: "Sie erhalten ein Angebot, oder eine Frage, wenn etwas fehlt",
      text: "Wir senden es an Ihre E-Mail-Adresse.",
    },
  ],
  more: (contact) => `Etwas vergessen, oder eine zweite Datei? Schreiben Sie an ${contact}`,
  meanwhile: "Bis dahin",
};
