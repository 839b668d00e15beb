import { failure } from "./failure.ts";

// Everything around the blocks of a page.

export const header = {
  brandLink: (brand: string) => `${brand}, home page`,
  factoryTour: "Factory Tour",
  mainMenu: "Main",
  openMenu: "Menu",
  closeMenu: "Close menu",
  requestQuote: "Request A Quote",
  /** The label on narrow screens. */
  requestQuoteShort: "Quote",
  skip: "Skip to content",
  tip: "Please note",
};

export const footer = {
  contact: "Contact",
  email: "Email",
  phone: "Phone",
  siteMap: "Site map",
};

export const contact = {
  email: "Email",
  phone: "Phone",
  address: "Address",
  map: "Open map",
  phoneNumber: (number: string, extension: string | undefined) =>
    extension ? `${number} ext. ${extension}` : number,
  replyTime: (time: string) => `We reply ${time}.`,
};

/** The switch between languages, and the offer of the language of the browser. Each language says it to its own readers. */
export const languages = {
  name: "English",
  label: "Language",
  onlyInEnglish: "only in English",
  homePage: "home page",
  offer: (language: string) => `Read this page in ${language}`,
  dismiss: "No, thanks",
};

export const breadcrumbs = { label: "Breadcrumbs", home: "Home" };

/** The screens for missing pages and malformed addresses: docs/behavior.md §2.7 and §2.8. */
export const wrongAddress = {
  invalid: failure.title,
  notFound: "Page not found",
  missing: (path: string) => `Page not found: ${path}`,
  malformed: "The address contains characters that aren't allowed.",
  home: "Home",
  near: "Did you mean",
  main: "Or go to",
};

export const navigation = {
  loading: "The page is still loading.",
  newVersion: "This site was updated. What you typed is saved.",
  reload: "Reload the page",
};

export const byline = {
  minutes: (minutes: number) => `${minutes} min read`,
  checked: "Data last checked on",
};

export const postFooter = {
  author: "About the author",
  next: "Read next",
  call: "Have a part like this? Send the file to get a price.",
};

export const callout = { note: "Note", tip: "Tip", caution: "Caution" };

export const glossaryTerm = { readMore: "Read more" };

export const links = {
  /** The text alternative of the icon after a link. */
  newWindow: "(opens in a new window)",
};

export const figure = { number: (number: number) => `Fig. ${number}` };
