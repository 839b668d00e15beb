import { readFile, writeFile } from "node:fs/promises";
import { extname } from "node:path";

import { writeCsv } from "./csv.ts";
import type { ExportedDocument, ImportedText } from "./exchange.ts";
import { readTexts } from "./read-texts.ts";
import { writeXliff } from "./write-xliff.ts";

type XliffOptions = Parameters<typeof writeXliff>[1];

/** Writes texts for translators, as XLIFF or, if the name of the file ends in .csv, as CSV. */
export async function writeTranslationFile(
  file: string,
  documents: readonly ExportedDocument[],
  options: XliffOptions,
): Promise<void> {
  const text =
    extname(file).toLowerCase() === ".csv" ? writeCsv(documents, options) : writeXliff(documents, options);
  await writeFile(file, text);
}

/** The translated texts of such a file. */
export async function readTranslationFile(file: string, language: string): Promise<readonly ImportedText[]> {
  return readTexts(file, await readFile(file), { code: language, name: `“${language}”` });
}
