// What browsers show when loading something has failed. Every page loads these words in advance, so each byte counts: they take the
// place of their translation themselves, when the scripts of the page start.

export const failure: Record<"title" | "text" | "retry" | "home", string> = globalThis.pageWords?.failure ?? {
  title: "The current address is invalid or not pure",
  text: "We couldn't load this page. Nothing you entered is lost.",
  retry: "Try again",
  home: "Home",
};
