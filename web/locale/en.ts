// The labels of all controls on the site, in English. Content comes from the Studio, and messages of the quote form come from
// web/quote.

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

export const phoneNumber = (number: string, extension: string | undefined) =>
  extension ? `${number} ext. ${extension}` : number;

export const replyTime = (time: string) => `We reply ${time}.`;

export const breadcrumbs = { label: "Breadcrumbs", home: "Home" };

// docs/behavior.md §2.8
const INVALID = "The current address is invalid or not pure";

export const wrongAddress = {
  invalid: INVALID,
  notFound: "Page not found",
  missing: (path: string) => `Page not found: ${path}`,
  malformed: "The address contains characters that aren't allowed.",
  home: "Home",
  near: "Did you mean",
  main: "Or go to",
};

export const failure = {
  title: INVALID,
  text: "We couldn't load this page. Nothing you entered is lost.",
  retry: "Try again",
  home: "Home",
};

export const loading = "The page is still loading.";

export const newVersion = {
  text: "This site was updated. What you typed is saved.",
  reload: "Reload the page",
};

export const byline = {
  minutes: (minutes: number) => `${minutes} min read`,
  checked: "Data last checked on",
};

export const embeddedVideo = {
  play: (service: string) => `Play the video from ${service}`,
  open: (service: string) => `Open the video on ${service}`,
  notice: (service: string) => `${service} then receives your IP address and may set cookies.`,
};

export const postFooter = {
  author: "About the author",
  next: "Read next",
  call: "Have a part like this? Send the file to get a price.",
};
