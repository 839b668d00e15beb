import type { Words } from "../catalog-type.ts";

/** Tables that visitors sort, filter and compare. */
export const dataTable: Words["dataTable"] = {
  all: "Alle",
  sort: "Sortieren",
  byName: "Nach Name",
  lowFirst: (column) => `${column}, aufsteigend`,
  highFirst: (column) => `${column}, absteigend`,
  showAll: "Alle zeigen",
  count: (shown, all) => `${shown} von ${all}`,
  nothing: "Nichts entspricht allen Filtern.",
  compare: (row) => `${row} vergleichen`,
  comparison: "Vergleich",
  sideBySide: (rows) => (rows === 1 ? "Nebeneinander: Wählen Sie eine zweite Zeile" : "Nebeneinander"),
  remove: "Entfernen",
  removeRow: (row) => `${row} aus dem Vergleich entfernen`,
};
