/** What every page loads in advance, because loading something has failed. In a file of its own: a script loads all words of a file. */
export const failure = {
  title: "The current address is invalid or not pure",
  text: "We couldn't load this page. Nothing you entered is lost.",
  retry: "Try again",
  home: "Home",
  form: "The form didn't load. Check your connection and try again.",
};
