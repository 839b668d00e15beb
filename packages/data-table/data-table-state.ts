import type { DataColumn, DataRow } from "./data-table.tsx";

/** A filter above the table. A row passes when one of its filter values is the chosen option. */
export interface DataFilter {
  readonly name: string;
  readonly label: string;
  readonly options: readonly FilterOption[];
}

export interface FilterOption {
  readonly value: string;
  readonly title: string;
  /** The language of the title, if that is not the language of the page. */
  readonly language?: string;
}

/** What the visitor chose. It is kept in the page's query string, so that the address can be shared. */
export interface TableState {
  /** The chosen option of each filter. */
  readonly filters: Readonly<Record<string, string>>;
  /** The column to sort by. Empty: sorted by name. */
  readonly sort: string;
  readonly isDescending: boolean;
  /** Ids of the compared rows. */
  readonly compared: readonly string[];
}

/** The number of rows that fit side by side. */
const MAX_COMPARED = 4;

interface TableContent {
  readonly columns: readonly DataColumn[];
  readonly filters: readonly DataFilter[];
  readonly rows: readonly DataRow[];
}

/** Parses `?family=Titanium&sort=-density&compare=a,b`. Ignores options, columns and rows that the table does not have. */
export function parseState(search: string, { columns, filters, rows }: TableContent): TableState {
  const query = new URLSearchParams(search);
  const sort = query.get("sort") ?? "";
  const column = sort.replace(/^-/, "");
  const ids = new Set(rows.map(({ id }) => id));
  return {
    filters: Object.fromEntries(
      filters.flatMap(({ name, options }) => {
        const chosen = query.get(name);
        return options.some(({ value }) => value === chosen) ? [[name, chosen ?? ""]] : [];
      }),
    ),
    sort: columns.some(({ name }) => name === column) ? column : "",
    isDescending: sort.startsWith("-"),
    compared: (query.get("compare") ?? "")
      .split(",")
      .filter((id) => ids.has(id))
      .slice(0, MAX_COMPARED),
  };
}

/** Writes the state into a query string, and keeps the parameters of other parts of the page. */
export function formatState(state: TableState, search: string, filters: readonly DataFilter[]): string {
  const query = new URLSearchParams(search);
  const put = (name: string, value: string) => (value ? query.set(name, value) : query.delete(name));
  for (const { name } of filters) put(name, state.filters[name] ?? "");
  put("sort", state.sort || state.isDescending ? `${state.isDescending ? "-" : ""}${state.sort}` : "");
  put("compare", state.compared.join(","));
  const text = query.toString().replaceAll("%2C", ",");
  return text && `?${text}`;
}

/** The direction in which a column is sorted, or both if it is not. */
export function sortArrow(
  column: string,
  { sort, isDescending }: Pick<TableState, "sort" | "isDescending">,
): string {
  // The last character asks for a text: some phones would draw an emoji.
  if (column !== sort) return "↕\uFE0E";
  return isDescending ? "↓" : "↑";
}

/** The rows that pass the filters, sorted. */
export function filterAndSort(rows: readonly DataRow[], state: TableState): DataRow[] {
  const { filters, sort, isDescending } = state;
  const passing = rows.filter(({ filterValues }) =>
    Object.entries(filters).every(([name, value]) => filterValues[name]?.includes(value)),
  );
  if (!sort) return isDescending ? passing.toReversed() : passing;
  const sign = isDescending ? -1 : 1;
  return passing.toSorted((one, other) => {
    const a = one.sortValues[sort];
    const b = other.sortValues[sort];
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return sign * (a - b);
  });
}

/** The first click on a column sorts it ascending, the second descending, the third not at all. */
export function toggleSort(state: TableState, column: string): TableState {
  if (state.sort !== column) return { ...state, sort: column, isDescending: false };
  return state.isDescending ? { ...state, sort: "", isDescending: false } : { ...state, isDescending: true };
}

/** Adds a row to the comparison or removes it. Adds none if there are MAX_COMPARED rows already. */
export function toggleCompared(state: TableState, id: string): TableState {
  const { compared } = state;
  if (compared.includes(id)) return { ...state, compared: compared.filter((other) => other !== id) };
  return compared.length < MAX_COMPARED ? { ...state, compared: [...compared, id] } : state;
}
