import { readCsv } from "./csv.ts";
import { ExchangeError, type ImportedText } from "./exchange.ts";
import { readXliffInto } from "./read-xliff.ts";

/** Several times the texts of a large site. The Studio does nothing else while it reads them. */
const MAX_BYTES = 30_000_000;
const MAX_TEXTS = 50_000;

/** The texts of a file that came back: CSV or XLIFF, by its name. Throws an ExchangeError if they are not translations into this language. */
export function readTexts(
  name: string,
  bytes: ArrayBuffer | Uint8Array,
  language: { readonly code: string; readonly name: string },
): readonly ImportedText[] {
  if (bytes.byteLength > MAX_BYTES) throw tooLarge(`${MAX_BYTES / 1_000_000} MB`);
  const content = decodeFile(bytes);
  const texts = name.toLowerCase().endsWith(".csv")
    ? readCsv(content, language.code)
    : readXliffInto(content, language);
  if (texts.length > MAX_TEXTS) throw tooLarge(`${MAX_TEXTS.toLocaleString("en")} texts`);
  return texts;
}

function tooLarge(most: string): ExchangeError {
  return new ExchangeError(`The file has more than ${most}. Import it in several parts`);
}

/** The text of a file. In another encoding than UTF-8, such as that of Excel’s usual CSV, umlauts would be lost. */
function decodeFile(bytes: ArrayBuffer | Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    throw new ExchangeError("The file is not in UTF-8. In Excel, save it as “CSV UTF-8”", { cause: error });
  }
}
