/** What a table says, in English. */
export const english = {
  all: "All",
  sort: "Sort",
  byName: "By name",
  lowFirst: (column: string) => `${column}, low first`,
  highFirst: (column: string) => `${column}, high first`,
  showAll: "Show all",
  count: (shown: number, all: number) => `${shown} of ${all}`,
  nothing: "No rows match these filters.",
  compare: (row: string) => `Compare ${row}`,
  comparison: "Comparison",
  sideBySide: (rows: number): string => (rows === 1 ? "Side by side: choose a second one" : "Side by side"),
  remove: "Remove",
  removeRow: (row: string) => `Remove ${row} from the comparison`,
};

export type DataTableWords = typeof english;
