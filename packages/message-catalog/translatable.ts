// The texts of a catalog for translators: what its functions say, as messages.

/** The first of the code points that no text contains (Private Use Area). They take the place of values. */
const FIRST_MARK = 0xe0_00;
const MARKS = /[\uE000-\uF8FF]/g;

/** Numbers for which only code has words of its own, such as “twice”. */
const OTHER_NUMBERS = [2, 3, 12, 1e7];

/** The texts of a catalog by their paths in its data: `quoteForm.tooLong()`. Without what only code can say. */
export function translatableTexts(words: object, path = ""): Map<string, string> {
  const texts = new Map<string, string>();
  const entries: readonly (readonly [string, unknown])[] = Object.entries(words);
  for (const [name, word] of entries) {
    const place = path === "" ? name : `${path}.${name}`;
    if (typeof word === "string") texts.set(place, word);
    if (typeof word === "function") {
      const message = messageOf((...values) => Reflect.apply(word, undefined, values), word.length);
      if (message !== undefined) texts.set(`${place}()`, message);
    }
    if (typeof word === "object" && word !== null && !(word instanceof RegExp))
      for (const [inner, text] of translatableTexts(word, place)) texts.set(inner, text);
  }
  return texts;
}

/**
 * The message that says what a function says, or undefined if no message can. What it says of numbers besides the plural, such as
 * “twice”, is left to the code of each language.
 */
function messageOf(sentence: (...values: readonly unknown[]) => unknown, length: number): string | undefined {
  const marks = Array.from({ length }, (_, index) => String.fromCodePoint(FIRST_MARK + index));
  const say = (values: readonly unknown[]): string | undefined => {
    try {
      const text = sentence(...values);
      return typeof text === "string" && !/[{}]/.test(text) ? text : undefined;
    } catch {
      // A value of a type that the function does not take.
      return undefined;
    }
  };
  const other = say(marks);
  if (other === undefined) return undefined;
  /** What it says of this value, if that is more than the value in the same text. */
  const special = (index: number, value: unknown) => {
    const text = say(marks.map((mark, place) => (place === index ? value : mark)));
    return text === other.replaceAll(marks[index] ?? "", String(value)) ? undefined : text;
  };
  const cases = marks.flatMap((_, index) => {
    const isCode = OTHER_NUMBERS.some((number) => special(index, number) !== undefined);
    const one = isCode ? undefined : special(index, 1);
    const missing = special(index, undefined);
    return [
      ...(one === undefined ? [] : [`{${index}, plural, one {${asMessage(one)}}`]),
      ...(missing === undefined ? [] : [`{${index}, select, undefined {${asMessage(missing)}}`]),
    ];
  });
  if (cases.length === 1) return `${cases.join("")} other {${asMessage(other)}}}`;
  return marks.every((mark) => other.includes(mark)) ? asMessage(other) : undefined;
}

function asMessage(text: string): string {
  return text.replaceAll(MARKS, (mark) => `{${(mark.codePointAt(0) ?? 0) - FIRST_MARK}}`);
}
