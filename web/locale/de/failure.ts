import type { Words } from "../catalog-type.ts";

/** What browsers show when loading something has failed. */
export const failure: Words["failure"] = {
  title: "Die aktuelle Adresse ist ungültig",
  text: "Diese Seite ließ sich nicht laden. Von Ihren Eingaben ist nichts verloren.",
  retry: "Erneut versuchen",
  home: "Startseite",
};
