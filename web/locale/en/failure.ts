/**
 * What browsers show when loading something has failed. Every page loads these words in advance, so they are in a file of their own (a
 * script loads all words of a file), and are read without `useWords`: `(globalThis.pageWords?.failure ?? failure).title`.
 */
export const failure = {
  title: "The current address is invalid or not pure",
  text: "We couldn't load this page. Nothing you entered is lost.",
  retry: "Try again",
  home: "Home",
  form: "The form didn't load. Check your connection and try again.",
};
