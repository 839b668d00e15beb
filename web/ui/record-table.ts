import type { ReactNode } from "react";

/** A column of a table of records. */
export interface RecordColumn {
  readonly name: string;
  readonly title: string;
  readonly isFigure?: boolean;
  /** What all figures of the column share, when they do. */
  readonly unit?: ReactNode;
}

/** A filter above the table: a record passes when one of its tags is the chosen value. */
export interface RecordFilter {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly title: string }[];
}

export interface TableRecord {
  readonly id: string;
  readonly name: string;
  /** What stands in the first cell: the name and what belongs to it. */
  readonly head: ReactNode;
  /** By column. */
  readonly cells: Readonly<Record<string, ReactNode>>;
  /** What each column is sorted by; a record without a number comes last. */
  readonly sort: Readonly<Record<string, number | undefined>>;
  /** By filter. */
  readonly tags: Readonly<Record<string, readonly string[]>>;
}

/** What a visitor has asked of the table. */
export interface TableState {
  /** Chosen value by filter. */
  readonly filters: Readonly<Record<string, string>>;
  /** A column, or the names when empty. */
  readonly sort: string;
  readonly isDescending: boolean;
  /** Ids of records side by side. */
  readonly compared: readonly string[];
}

/** As many fit side by side. */
const MAX_COMPARED = 4;

interface Known {
  readonly columns: readonly RecordColumn[];
  readonly filters: readonly RecordFilter[];
  readonly records: readonly TableRecord[];
}

/** `?family=Titanium&sort=-density&compare=a,b` → the state; what the table does not know is left out. */
export function readState(search: string, { columns, filters, records }: Known): TableState {
  const query = new URLSearchParams(search);
  const sort = query.get("sort") ?? "";
  const column = sort.replace(/^-/, "");
  const ids = new Set(records.map(({ id }) => id));
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

/** The address of a state; what other parts of the page keep there stays. */
export function writeState(state: TableState, search: string, filters: readonly RecordFilter[]): string {
  const query = new URLSearchParams(search);
  const put = (name: string, value: string) => (value ? query.set(name, value) : query.delete(name));
  for (const { name } of filters) put(name, state.filters[name] ?? "");
  put("sort", state.sort || state.isDescending ? `${state.isDescending ? "-" : ""}${state.sort}` : "");
  put("compare", state.compared.join(","));
  const text = query.toString().replaceAll("%2C", ",");
  return text && `?${text}`;
}

/** The records that pass the filters, in the order asked for. */
export function arrange(records: readonly TableRecord[], state: TableState): TableRecord[] {
  const { filters, sort, isDescending } = state;
  const passing = records.filter(({ tags }) =>
    Object.entries(filters).every(([name, value]) => tags[name]?.includes(value)),
  );
  if (!sort) return isDescending ? passing.toReversed() : passing;
  const sign = isDescending ? -1 : 1;
  return passing.toSorted((one, other) => {
    const a = one.sort[sort];
    const b = other.sort[sort];
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return sign * (a - b);
  });
}

/** The first click on a column sorts from small to large, the next turns it round, the third lets it be. */
export function sortedBy(state: TableState, column: string): TableState {
  if (state.sort !== column) return { ...state, sort: column, isDescending: false };
  return state.isDescending ? { ...state, sort: "", isDescending: false } : { ...state, isDescending: true };
}

/** Takes a record into the comparison, or out of it; a fifth is not taken in. */
export function toggleCompared(state: TableState, id: string): TableState {
  const { compared } = state;
  if (compared.includes(id)) return { ...state, compared: compared.filter((other) => other !== id) };
  return compared.length < MAX_COMPARED ? { ...state, compared: [...compared, id] } : state;
}
