import Papa from "papaparse";

import {
  type DescribeCode,
  ExchangeError,
  type ExportedDocument,
  type ImportedText,
  notesOf,
} from "./exchange.ts";

const COLUMNS = ["document", "path", "state", "source", "translation", "notes"] as const;
/** The states of texts that need a translator. In any other state the translation is right. */
const OPEN_STATES = new Set(["missing", "changed"]);

/**
 * Writes texts as CSV for a spreadsheet. A cell that a spreadsheet would take for a formula gets an apostrophe, which `readCsv` removes.
 */
export function writeCsv(documents: readonly ExportedDocument[], describeCode: DescribeCode): string {
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
      ];
    }),
  );
  // The mark says that the file is UTF-8, which Excel would not notice otherwise.
  return `\uFEFF${Papa.unparse({ fields: [...COLUMNS], data: rows }, { escapeFormulae: FORMULA, newline: "\r\n" })}\r\n`;
}

/**
 * White space, quotes and invisible characters may precede the formula. Some spreadsheets treat full-width signs like ASCII. Apostrophes
 * belong to it, so that a text that starts with one comes back as it was.
 */
const FORMULA = /^'*(?:[\t\r]|[\s"\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20])/u;

/** Reads what `writeCsv` has written, also after a spreadsheet has saved it with semicolons or tabs. */
export function readCsv(csv: string): ImportedText[] {
  const { data, errors, meta } = Papa.parse<Record<string, string>>(csv.replace(/^\uFEFF/u, ""), {
    header: true,
    skipEmptyLines: "greedy",
    transformHeader: (name) => name.trim().toLowerCase(),
  });
  const missing = ["document", "path", "source", "translation"].filter(
    (name) => !meta.fields?.includes(name),
  );
  if (missing.length > 0) throw new ExchangeError(`The first row has no column “${missing.join("”, “")}”`);
  const error = errors.find(({ code }) => code !== "UndetectableDelimiter");
  if (error !== undefined)
    throw new ExchangeError(`Row ${(error.row ?? 0) + 2} cannot be read: ${error.message}`);
  return data.map((row) => ({
    document: cell(row, "document"),
    path: cell(row, "path"),
    source: cell(row, "source"),
    translation: cell(row, "translation"),
    isOpen: OPEN_STATES.has(cell(row, "state").trim().toLowerCase()),
  }));
}

function cell(row: Readonly<Record<string, string>>, name: string): string {
  const text = row[name] ?? "";
  const isEscaped = text.startsWith("'") && FORMULA.test(text.slice(1));
  return (isEscaped ? text.slice(1) : text).replaceAll("\r\n", "\n");
}
