import Papa from "papaparse";

import {
  type DescribeCode,
  ExchangeError,
  type ExportedDocument,
  type ImportedText,
  notesOf,
} from "./exchange.ts";

/** Names the language, so that a file of another one is not imported. */
function translationColumn(language: string): string {
  return `translation (${language})`;
}

/** The states of texts that need a translator. In any other state the translation is right. */
const OPEN_STATES = new Set(["missing", "changed"]);

interface CsvOptions {
  readonly targetLanguage: string;
  readonly describeCode: DescribeCode;
}

/**
 * Writes texts as CSV for a spreadsheet. What a spreadsheet would take for a formula gets an apostrophe, which `readCsv` removes.
 */
export function writeCsv(
  documents: readonly ExportedDocument[],
  { targetLanguage, describeCode }: CsvOptions,
): string {
  const fields = ["document", "path", "state", "source", translationColumn(targetLanguage), "notes"];
  const rows = documents.flatMap(({ id, name, texts }) =>
    texts.map((pair) => {
      const codes = pair.codes.map((code, index) => {
        const written = code.kind === "inline" ? `<${index + 1}/>` : `<${index + 1}>…</${index + 1}>`;
        return `${written} is ${describeCode(code)}`;
      });
      return [
        id,
        pair.path,
        pair.state,
        pair.text,
        pair.translation ?? "",
        [name, ...notesOf(pair), ...codes].join("\n"),
      ].map((text) => replaceFormulas(text, (cell) => `'${cell}`));
    }),
  );
  // The mark says that the file is UTF-8, which Excel would not notice otherwise.
  return `\uFEFF${Papa.unparse({ fields, data: rows }, { quotes: true, newline: "\r\n" })}\r\n`;
}

/** What ends a cell. Quotes in the middle of a line mean nothing to a spreadsheet that separates cells by semicolons. */
const CELL_END = /([;|\t\r\n])/;
/** The first character that is no white space, quote, apostrophe or invisible character: these may precede a formula. */
const FIRST_CHARACTER = /[^'\s"\p{Cf}]/u;
/** Some spreadsheets treat full-width signs like ASCII. */
const FORMULA_SIGN = /^[=+\-@\uff1d\uff0b\uff0d\uff20]/;

/** Replaces each cell of a text that a spreadsheet could take for a formula. A formula may follow after empty lines. */
function replaceFormulas(text: string, replace: (cell: string) => string): string {
  const parts = text.split(CELL_END);
  let startsFormula = false;
  for (let index = parts.length - 1; index >= 0; index -= 2) {
    const cell = parts[index] ?? "";
    const end = parts[index + 1] ?? "";
    const first = cell.search(FIRST_CHARACTER);
    startsFormula = first === -1 ? startsFormula && /\s/.test(end) : FORMULA_SIGN.test(cell.slice(first));
    const isBeforeTab = /[\t\r]/.test(end) && /^'*$/.test(cell);
    if (startsFormula || isBeforeTab) parts[index] = replace(cell);
  }
  return parts.join("");
}

/**
 * Reads what `writeCsv` has written, also after a spreadsheet has saved it with semicolons or tabs. Throws an ExchangeError if it has
 * no translations into this language.
 */
export function readCsv(csv: string, language: string): ImportedText[] {
  const translation = translationColumn(language);
  const { data, errors, meta } = Papa.parse<Record<string, string>>(csv.replace(/^\uFEFF/u, ""), {
    header: true,
    skipEmptyLines: "greedy",
    transformHeader: (name) => name.trim().toLowerCase(),
  });
  const missing = ["document", "path", "source", translation].filter((name) => !meta.fields?.includes(name));
  if (missing.length > 0) throw new ExchangeError(`The first row has no column “${missing.join("”, “")}”`);
  const error = errors.find(({ code }) => code !== "UndetectableDelimiter");
  if (error !== undefined)
    throw new ExchangeError(`Row ${(error.row ?? 0) + 2} cannot be read: ${error.message}`);
  return data.map((row) => ({
    document: cellOf(row, "document"),
    path: cellOf(row, "path"),
    source: cellOf(row, "source"),
    translation: cellOf(row, translation),
    isOpen: OPEN_STATES.has(cellOf(row, "state").trim().toLowerCase()),
  }));
}

function cellOf(row: Readonly<Record<string, string>>, name: string): string {
  return replaceFormulas(row[name] ?? "", (text) => text.replace(/^'/, "")).replaceAll("\r\n", "\n");
}
