import { readFile, writeFile } from "node:fs/promises";
import { extname } from "node:path";

import { readCsv, writeCsv } from "translations/csv.ts";
import type { ExportedDocument, ImportedText } from "translations/exchange.ts";
import { readXliffInto } from "translations/read-xliff.ts";
import { writeXliff } from "translations/write-xliff.ts";

import { SITE_LANGUAGE } from "../../schemas/fields/language.ts";
import { describeCode } from "../../schemas/translated-fields.ts";

function isCsv(file: string): boolean {
  return extname(file).toLowerCase() === ".csv";
}

/** Writes texts for translators, as XLIFF or, if the name of the file ends in .csv, as CSV. */
export async function writeTranslationFile(
  file: string,
  language: string,
  documents: readonly ExportedDocument[],
): Promise<void> {
  const languages = { sourceLanguage: SITE_LANGUAGE, targetLanguage: language };
  const text = isCsv(file)
    ? writeCsv(documents, describeCode)
    : writeXliff(documents, { ...languages, describeCode });
  await writeFile(file, text);
}

/** The translated texts of such a file. */
export async function readTranslationFile(file: string, language: string): Promise<readonly ImportedText[]> {
  const content = await readFile(file, "utf8");
  return isCsv(file) ? readCsv(content) : readXliffInto(content, { code: language, name: `“${language}”` });
}
