import type { Words } from "../catalog-type.ts";

export const consent: Words["consent"] = {
  label: "Statistik",
  text: "Darf Google Analytics diesen Besuch zählen? Die Website funktioniert in beiden Fällen gleich.",
  yes: "Ja",
  no: "Nein",
};
