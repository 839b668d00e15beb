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
      ].map((text) => text.replace(FORMULA_START, "'"));
    }),
  );
  // The mark says that the file is UTF-8, which Excel would not notice otherwise.
  return `\uFEFF${Papa.unparse({ fields, data: rows }, { quotes: true, newline: "\r\n" })}\r\n`;
}

/**
 * Where a formula could start: in a cell, and inside of it where a spreadsheet that separates cells by semicolons starts another one,
 * because quotes in the middle of a line mean nothing to it. White space, quotes, apostrophes and invisible characters may precede the formula.
 * Some spreadsheets treat full-width signs like ASCII.
 */
const CELL_START = String.raw`(?<=^|[;|\t\r\n])`;
const FORMULA = String.raw`(?=['\s"\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|'*[\t\r])`;
const FORMULA_START = new RegExp(CELL_START + FORMULA, "gu");
const APOSTROPHE = new RegExp(`${CELL_START}'${FORMULA}`, "gu");

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
    document: cell(row, "document"),
    path: cell(row, "path"),
    source: cell(row, "source"),
    translation: cell(row, translation),
    isOpen: OPEN_STATES.has(cell(row, "state").trim().toLowerCase()),
  }));
}

function cell(row: Readonly<Record<string, string>>, name: string): string {
  return (row[name] ?? "").replace(APOSTROPHE, "").replaceAll("\r\n", "\n");
}
