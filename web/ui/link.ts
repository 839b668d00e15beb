/** The classes of a link in text. */
export const UNDERLINED =
  "underline decoration-line decoration-1 underline-offset-4 hover:text-red-text hover:decoration-red";
