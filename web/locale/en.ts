// The labels of all controls on the site, in English. Content comes from the Studio, messages of the quote form from web/quote.

export const header = {
  brandLink: (brand: string) => `${brand}, home page`,
  factoryTour: "Factory Tour",
  mainMenu: "Main",
  openMenu: "Menu",
  closeMenu: "Close menu",
  requestQuote: "Request A Quote",
  /** For narrow screens. */
  requestQuoteShort: "Quote",
  skip: "Skip to the content",
  tip: "Please note",
};

export const footer = {
  contact: "Contact",
  email: "E-mail",
  phone: "Phone",
  siteMap: "Site map",
};

export const phoneNumber = (number: string, extension: string | undefined) =>
  extension ? `${number} ext. ${extension}` : number;

export const replyTime = (time: string) => `We reply ${time}.`;

export const breadcrumbs = { label: "Breadcrumbs", home: "Home" };

// docs/behavior.md §2.8
const INVALID = "The current address is invalid or not pure";

export const wrongAddress = {
  pageTitle: "Page not found",
  title: INVALID,
  missing: (path: string) => `Page not found: ${path}`,
  malformed: "The address contains characters that no address can contain.",
  home: "Home",
  near: "Did you mean",
  main: "Or go to",
};

export const failure = {
  title: INVALID,
  text: "This page could not be shown just now. Nothing is lost.",
  retry: "Try again",
  home: "Home",
};

export const loading = "The page is still loading.";

export const newVersion = {
  text: "There is a new version of this site. What you have typed is kept.",
  reload: "Reload the page",
};

export const byline = {
  minutes: (minutes: number) => `${minutes} min read`,
  checked: "Figures last checked on",
};

export const postFooter = {
  author: "About the author",
  next: "Read next",
  call: "Have a part like this? Send the file for a price.",
};
