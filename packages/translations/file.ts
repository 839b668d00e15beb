import { readFile, writeFile } from "node:fs/promises";
import { extname } from "node:path";

import { readCsv, writeCsv } from "./csv.ts";
import { decodeFile, type ExportedDocument, type ImportedText } from "./exchange.ts";
import { readXliffInto } from "./read-xliff.ts";
import { writeXliff } from "./write-xliff.ts";

type XliffOptions = Parameters<typeof writeXliff>[1];

function isCsv(file: string): boolean {
  return extname(file).toLowerCase() === ".csv";
}

/** Writes texts for translators, as XLIFF or, if the name of the file ends in .csv, as CSV. */
export async function writeTranslationFile(
  file: string,
  documents: readonly ExportedDocument[],
  options: XliffOptions,
): Promise<void> {
  const text = isCsv(file) ? writeCsv(documents, options) : writeXliff(documents, options);
  await writeFile(file, text);
}

/** The translated texts of such a file. */
export async function readTranslationFile(file: string, language: string): Promise<readonly ImportedText[]> {
  const content = decodeFile(await readFile(file));
  return isCsv(file)
    ? readCsv(content, language)
    : readXliffInto(content, { code: language, name: `“${language}”` });
}
