import type { Words } from "../catalog-type.ts";
import { failure } from "./failure.ts";

// Everything around the blocks of a page.

export const header: Words["header"] = {
  brandLink: (brand) => `${brand}, Startseite`,
  factoryTour: "Werksrundgang",
  mainMenu: "Hauptmenü",
  openMenu: "Menü",
  closeMenu: "Menü schließen",
  requestQuote: "Angebot anfordern",
  requestQuoteShort: "Angebot",
  skip: "Zum Inhalt springen",
  tip: "Bitte beachten",
};

export const footer: Words["footer"] = {
  contact: "Kontakt",
  email: "E-Mail",
  phone: "Telefon",
  siteMap: "Seitenübersicht",
};

export const contact: Words["contact"] = {
  email: "E-Mail",
  phone: "Telefon",
  address: "Adresse",
  map: "Karte öffnen",
  phoneNumber: (number, extension) => (extension ? `${number}, Durchwahl ${extension}` : number),
  replyTime: (time) => `Wir antworten ${time}.`,
};

export const languages: Words["languages"] = {
  name: "Deutsch",
  label: "Sprache",
  onlyInEnglish: "nur auf Englisch",
  homePage: "Startseite",
  offer: (language) => `Diese Seite auf ${language} lesen`,
  dismiss: "Nein, danke",
};

export const breadcrumbs: Words["breadcrumbs"] = { label: "Navigationspfad", home: "Startseite" };

export const wrongAddress: Words["wrongAddress"] = {
  invalid: failure.title,
  notFound: "Seite nicht gefunden",
  missing: (path) => `Seite nicht gefunden: ${path}`,
  malformed: "Die Adresse enthält Zeichen, die nicht erlaubt sind.",
  home: "Startseite",
  near: "Meinten Sie",
  main: "Oder weiter zu",
};

export const navigation: Words["navigation"] = {
  loading: "Die Seite wird noch geladen.",
  newVersion: "Diese Website wurde aktualisiert. Ihre Eingaben sind gespeichert.",
  reload: "Seite neu laden",
};

export const byline: Words["byline"] = {
  minutes: (minutes) => `${minutes} Min. Lesezeit`,
  checked: "Daten zuletzt geprüft am",
};

export const postFooter: Words["postFooter"] = {
  author: "Über den Autor",
  next: "Weiterlesen",
  call: "Sie haben ein solches Teil? Senden Sie die Datei und erhalten Sie einen Preis.",
};

export const callout: Words["callout"] = { note: "Hinweis", tip: "Tipp", caution: "Achtung" };

export const glossaryTerm: Words["glossaryTerm"] = { readMore: "Mehr dazu" };

export const links: Words["links"] = {
  newWindow: "(öffnet in einem neuen Fenster)",
};

export const figure: Words["figure"] = { number: (number) => `Abb. ${number}` };
