// The rows of a table of texts, and what is wrong in them.

export interface TextColumn {
  readonly name: string;
  readonly title: string;
  readonly kind: "text" | "yes-no";
  /** The longest text, in characters. */
  readonly limit?: number;
  /** The widest text that search engines show, in pixels. */
  readonly maxWidth?: number;
  /** Whether visitors miss something without a text. */
  readonly isRequired?: boolean;
  /** Whether two rows must not have the same text. */
  readonly isUnique?: boolean;
}

export interface TextRow {
  readonly key: string;
  /** What the row is about, for example the path of a page. */
  readonly name: string;
  /** Changes with each change of what is stored. */
  readonly revision: string;
  /** The stored texts by column. A missing one is empty. */
  readonly texts: Readonly<Record<string, string>>;
  /** Shown in an empty cell: the text that visitors get instead. */
  readonly inherited?: Readonly<Record<string, string>>;
}

/** A change of one cell. */
export interface TextChange {
  readonly row: string;
  readonly column: string;
  readonly before: string;
  readonly after: string;
}

export const PROBLEMS = ["missing", "long", "duplicate", "flawed"] as const;
export type Problem = (typeof PROBLEMS)[number];

/** What else can be wrong with a text, such as a name that the company no longer has. */
export interface Flaw {
  /** The name of the problem. */
  readonly title: string;
  readonly isIn: (text: string) => boolean;
}

const TITLES = { missing: "Missing", long: "Too long", duplicate: "Same as another" } as const;

export function problemTitle(problem: Problem, flaw: Flaw | undefined): string {
  return problem === "flawed" ? (flaw?.title ?? "") : TITLES[problem];
}

export function textOf(row: TextRow, column: TextColumn): string {
  return row.texts[column.name] ?? "";
}

interface Measures {
  readonly flaw?: Flaw | undefined;
  /** The text that visitors see, for example with the brand name in place of `{brand}`. */
  readonly shownText: (text: string) => string;
  /** The width of a title in search results, in pixels. */
  readonly widthOf: (text: string) => number;
}

/** What is wrong with each cell: the key of the row, then the name of the column. */
export function problemsIn(
  rows: readonly TextRow[],
  columns: readonly TextColumn[],
  measures: Measures,
): Map<string, ReadonlyMap<string, Problem>> {
  const found = new Map(rows.map(({ key }) => [key, new Map<string, Problem>()]));
  for (const column of columns) {
    const same = Map.groupBy(rows, (row) => comparable(textOf(row, column)));
    for (const row of rows) {
      const text = textOf(row, column);
      const isDoubled = column.isUnique === true && same.get(comparable(text))?.length !== 1;
      const problem =
        comparable(text) === ""
          ? problemOfGap(row, column)
          : (problemOfText(text, column, measures) ?? (isDoubled ? "duplicate" : undefined));
      if (problem !== undefined) found.get(row.key)?.set(column.name, problem);
    }
  }
  return found;
}

function comparable(text: string): string {
  return text.trim().toLowerCase();
}

function problemOfGap(row: TextRow, { name, isRequired }: TextColumn): Problem | undefined {
  return isRequired === true && row.inherited?.[name] === undefined ? "missing" : undefined;
}

function problemOfText(
  text: string,
  { limit = Infinity, maxWidth = Infinity }: TextColumn,
  { flaw, shownText, widthOf }: Measures,
): Problem | undefined {
  if (flaw?.isIn(text)) return "flawed";
  const shown = shownText(text);
  return shown.length > limit || widthOf(shown) > maxWidth ? "long" : undefined;
}

interface Paste {
  readonly columns: readonly TextColumn[];
  /** The rows that the editor sees, from top to bottom. */
  readonly rows: readonly TextRow[];
  readonly from: { readonly row: string; readonly column: number };
  readonly cells: readonly (readonly string[])[];
}

/** The title of the column that names the rows, in a spreadsheet. */
export const ROW_COLUMN = "Row";

/**
 * The changes that fill the table with cells from a spreadsheet, and what was left out. With the headings of `copiedTable`, rows are found by
 * their name, whatever their order. Otherwise the cells go down and to the right from one cell.
 */
export function pasteTexts({ columns, rows, from, cells }: Paste): {
  changes: TextChange[];
  messages: string[];
} {
  const [head = [], ...body] = cells;
  const isTitled = head.every(
    (title) => title === ROW_COLUMN || columns.some((column) => column.title === title),
  );
  const targets = isTitled
    ? head.map((title) => columns.find((column) => column.title === title))
    : columns.slice(from.column);
  const nameAt = isTitled ? head.indexOf(ROW_COLUMN) : -1;
  const start = rows.findIndex(({ key }) => key === from.row);
  const lines = isTitled ? body : cells;
  const found = lines.map((texts, index) =>
    nameAt < 0 ? rows[start + index] : rows.find(({ name }) => name === texts[nameAt]),
  );
  const changes = lines.flatMap((texts, index) => {
    const row = found[index];
    if (row === undefined) return [];
    return targets.flatMap((column, place) => {
      const text = texts[place];
      if (column === undefined || text === undefined) return [];
      const before = textOf(row, column);
      const after = readText(text, column);
      return after === before ? [] : [{ row: row.key, column: column.name, before, after }];
    });
  });
  const missing = lines.filter((_, index) => found[index] === undefined).length;
  return {
    changes,
    messages:
      missing === 0
        ? []
        : [`${missing === 1 ? "A row was" : `${missing} rows were`} left out: the table has no row for it.`],
  };
}

/** The text to store: in one line, and only “Yes” or nothing for a choice. */
function readText(text: string, { kind }: TextColumn): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (kind === "text") return line;
  return /^(?:yes|true|x|1)$/i.test(line) ? "Yes" : "";
}

/** The table as text for a spreadsheet: columns are separated by tabs. */
export function copiedTable(rows: readonly TextRow[], columns: readonly TextColumn[]): string {
  return [
    [ROW_COLUMN, ...columns.map(({ title }) => title)],
    ...rows.map((row) => [row.name, ...columns.map((column) => textOf(row, column))]),
  ]
    .map((line) => line.map((text) => text.replaceAll(/\s+/g, " ")).join("\t"))
    .join("\n");
}
