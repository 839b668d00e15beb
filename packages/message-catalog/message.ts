/**
 * Fills in a message of ICU, as far as catalogs need it: `{0}` is the first value, `{0, plural, one {a part} other {{0} parts}}` chooses by
 * the plural rules of the language or by an exact number (`=2`), and `{1, select, undefined {} other {: {1}}}` by the value itself.
 */
export function formatMessage(message: string, values: readonly unknown[], locale: string): string {
  let text = "";
  let end = 0;
  for (let start = message.indexOf("{"); start >= 0; start = message.indexOf("{", end)) {
    text += message.slice(end, start);
    end = closingBrace(message, start) + 1;
    text += placeText(message.slice(start + 1, end - 1), values, locale);
  }
  return text + message.slice(end);
}

/** The text for what is between two braces. */
function placeText(place: string, values: readonly unknown[], locale: string): string {
  const [, index = "", kind, cases = ""] = /^(\d+)(?:, (plural|select), (.*))?$/s.exec(place) ?? [];
  if (index === "") throw new Error(`The message has an unknown place: {${place}}`);
  const value = values[Number(index)];
  if (kind === undefined) return String(value);
  const texts = casesOf(cases);
  const name = kind === "select" ? String(value) : new Intl.PluralRules(locale).select(Number(value));
  const chosen = texts.get(`=${String(value)}`) ?? texts.get(name) ?? texts.get("other");
  if (chosen === undefined) throw new Error(`The message has no case “other”: {${place}}`);
  return formatMessage(chosen, values, locale);
}

/** `one {a part} other {{0} parts}`: the texts by their cases. */
function casesOf(cases: string): Map<string, string> {
  const texts = new Map<string, string>();
  let end = 0;
  for (let start = cases.indexOf("{"); start >= 0; start = cases.indexOf("{", end)) {
    const name = cases.slice(end, start).trim();
    end = closingBrace(cases, start) + 1;
    texts.set(name, cases.slice(start + 1, end - 1));
  }
  return texts;
}

function closingBrace(text: string, open: number): number {
  let depth = 0;
  for (let index = open; index < text.length; index += 1) {
    if (text[index] === "{") depth += 1;
    if (text[index] === "}") depth -= 1;
    if (depth === 0) return index;
  }
  throw new Error(`A brace is not closed: ${text.slice(open)}`);
}
