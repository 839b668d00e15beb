import { withoutCodes } from "./codes.ts";
import { shortList } from "./short-list.ts";

// Numbers in texts. English is the source: `1,200.5`. Other languages write them in their own way: `1.200,5`.

/** A number as it is written, with its place in the text. */
interface WrittenNumber {
  readonly text: string;
  readonly index: number;
}

/** Digits with groups and a decimal point or comma. A point or comma at the end belongs to the sentence. `3D` is a word. */
const NUMBER = /(?!\b[23]D\b)\d+(?:[.,\u00A0\u202F'’]\d+)*/gu;
const ENGLISH_NUMBER = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/u;

function numbersIn(text: string): WrittenNumber[] {
  return [...text.matchAll(NUMBER)].map(({ 0: number, index }) => ({ text: number, index }));
}

interface NumberFormat {
  readonly decimal: string;
  readonly group: string;
  /** Four digits are grouped in some languages only: `1,200`, but Spanish `1200`. */
  readonly groupsFour: boolean;
}

const formats = new Map<string, NumberFormat>();

function formatOf(language: string): NumberFormat {
  const known = formats.get(language);
  if (known !== undefined) return known;
  const numberFormat = numberFormatOf(language);
  const parts = (value: number) => numberFormat.formatToParts(value);
  const partOf = (value: number, type: string) => parts(value).find((part) => part.type === type)?.value;
  const format = {
    decimal: partOf(0.5, "decimal") ?? ".",
    group: partOf(1_234_567, "group") ?? ",",
    groupsFour: partOf(1234, "group") !== undefined,
  };
  formats.set(language, format);
  return format;
}

/** That of English for a code that no language can have, such as `de_DE`. */
function numberFormatOf(language: string): Intl.NumberFormat {
  const options = { numberingSystem: "latn" };
  try {
    return new Intl.NumberFormat(language, options);
  } catch (error) {
    if (error instanceof RangeError) return new Intl.NumberFormat("en", options);
    throw error;
  }
}

/** An English number as a language writes it. A text that is no plain number, such as a version, stays as it is. */
function localizeNumber(
  number: string,
  language: string,
  { decimal, group, groupsFour } = formatOf(language),
): string {
  if (!ENGLISH_NUMBER.test(number)) return number;
  const [whole = "", fraction] = number.split(".");
  const groups = whole.split(",");
  const isShort = groups.length === 2 && groups[0]?.length === 1 && !groupsFour;
  return groups.join(isShort ? "" : group) + (fraction === undefined ? "" : decimal + fraction);
}

/** What makes a number a name, which is the same in all languages: a norm, a class, a letter: `EN 10204 3.1`, `type 2.2 or 3.1`, `M3`. */
const NAME_BEFORE =
  /(?:\b(?:EN|ISO|DIN|ASTM|AMS|SAE|JIS|GB\/?T?|UL|MIL|D?FARS?|ASME|IEC|IPC|VDI|[Cc]lass|[Tt]ype)[\s\u00A0-]*(?:[\w./]+(?:-+[\w./]+)*)?[\s\u00A0-]*(?:(?:and|or)[\s\u00A0]+)?|[A-QS-Za-z]-?)$/u;
/** How far before a number its name can begin. A longer text would be searched again for each of its numbers. */
const MAX_NAME_LENGTH = 80;
/** The strength class of a screw, the type of a certificate: `8.8 bolt`, `3.1 certificate`. */
const NAME_AFTER = /^[\s\u00A0](?:screws?|bolts?|nuts?|certificates?)\b/u;

function isName(text: string, { text: number, index }: WrittenNumber): boolean {
  return (
    // The number of a material, such as steel 1.4301.
    /^\d\.\d{4}$/u.test(number) ||
    NAME_BEFORE.test(text.slice(Math.max(0, index - MAX_NAME_LENGTH), index)) ||
    NAME_AFTER.test(text.slice(index + number.length, index + number.length + MAX_NAME_LENGTH))
  );
}

/** An English text with its numbers as a language writes them, for texts that are the same otherwise: `±0.5 mm` becomes `±0,5 mm`. */
export function localizeNumbers(text: string, language: string): string {
  return text.replaceAll(NUMBER, (number, index: number) => {
    const isCode = text[index - 1] === "<" || text.slice(index - 2, index) === "</";
    return isCode || isName(text, { text: number, index }) ? number : localizeNumber(number, language);
  });
}

/** `6:30 p.m.` and `6 pm` as hours of the day: `18:30`, `18`. */
function withHoursOfTheDay(text: string): string {
  return text.replaceAll(
    /\b(1[0-2]|\d)(:[0-5]\d)?[\s\u00A0]?([ap])\.?m\b\.?/giu,
    (_, hour: string, minutes: string | undefined, half: string) =>
      `${(Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0)}${minutes ?? ""}`,
  );
}

/** English words that other languages may write as digits: “a second step” is 第2段階. */
const NUMBER_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:an?|one|once|first|single|per|each)\b/giu, "1"],
  [/\b(?:two|twice|second|double|both)\b/giu, "2"],
  [/\b(?:three|third)\b/giu, "3"],
  [/\b(?:four|fourth)\b/giu, "4"],
  [/\b(?:five|fifth)\b/giu, "5"],
  [/\b(?:six|sixth)\b/giu, "6"],
  [/\b(?:seven|seventh)\b/giu, "7"],
  [/\b(?:eight|eighth)\b/giu, "8"],
  [/\b(?:nine|ninth)\b/giu, "9"],
  [/\b(?:ten|tenth)\b/giu, "10"],
  [/\bhundred\b/giu, "100"],
  [/\bten thousand\b/giu, "10,000"],
];

function numbersInWords(text: string): string[] {
  return NUMBER_WORDS.flatMap(([words, digits]) => [...text.matchAll(words)].map(() => digits));
}

/** Says which numbers of a source its translation lacks, adds or writes in the way of English. Empty if all agree. */
export function numberProblems(source: string, translation: string, language: string): string[] {
  const plainSource = withHoursOfTheDay(withoutCodes(source));
  const plain = withHoursOfTheDay(withoutCodes(translation));
  const written = numbersIn(plain).map(({ text }) => ({ text, isTaken: false }));
  const left = Map.groupBy(written.toReversed(), ({ text }) => comparable(text));
  const take = (number: string) => {
    const found = left.get(comparable(number))?.pop();
    if (found) found.isTaken = true;
    return found !== undefined;
  };
  const missing: string[] = [];
  const english: string[] = [];
  for (const number of numbersIn(plainSource)) {
    const localized = localizeNumber(number.text, language);
    const name = isName(plainSource, number);
    // A name first takes the number that is written like it: “M2.5” beside “2,5 mm”.
    if (name && take(number.text)) continue;
    // Style guides of one language differ about the group in 1.200, so the check accepts it wherever it is.
    const grouped = localizeNumber(number.text, language, { ...formatOf(language), groupsFour: true });
    if (take(localized) || take(grouped) || take(withoutGroups(localized, language))) continue;
    if (name || !take(number.text)) missing.push(name ? number.text : localized);
    else english.push(`${number.text} → ${localized}`);
  }
  for (const number of numbersInWords(plainSource)) take(localizeNumber(number, language));
  const added = written.filter(({ isTaken }) => !isTaken).map(({ text }) => text);
  return [
    ...(missing.length === 0 ? [] : [`Missing numbers: ${shortList(missing)}`]),
    ...(added.length === 0 ? [] : [`Numbers that the source does not have: ${shortList(added)}`]),
    ...(english.length === 0 ? [] : [`Numbers in English notation: ${shortList(english)}`]),
  ];
}

/** A leading zero of a day or hour does not count, nor the kind of space between groups. */
function comparable(number: string): string {
  return number.replaceAll(/[\u00A0\u202F'’]/gu, " ").replace(/^0(?=\d$)/u, "");
}

/** `1.200` as `1200`, which every language understands. */
function withoutGroups(number: string, language: string): string {
  return number.replaceAll(formatOf(language).group, "");
}

/** Whether a text has words, so that somebody must translate it. Numbers, units, symbols and names in capitals have none. */
export function hasWords(text: string): boolean {
  return /\p{Ll}{2}|\p{Lo}|^(?:To|No|On|In)$/u.test(
    withoutCodes(text).replaceAll(/(?<=\d[\s\u00A0]?)(?:mm|cm|µm|nm|kg|in|ft|psi|min|lb|oz|ppm)\b/gu, ""),
  );
}
