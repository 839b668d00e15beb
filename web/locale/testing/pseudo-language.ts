// A language that no person speaks: English with accents, 40% longer, and a decimal comma. A text in a page that is plain English is
// not in the catalog, or ignores the language of the page.

// cspell:disable
const PLAIN = "aeioucnyszAEIOUCNSZ";
const ACCENTED = "àéîöûçñýšžÀÉÎÖÛÇÑŠŽ";

/** “Search” → “Šéàrçh·~~” */
export function pseudoText(text: string): string {
  const accented = text.replace(/[A-Za-z]/g, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);
  return `${accented}${"~".repeat(Math.ceil(text.length * 0.4))}`;
}

/** The catalog in that language. Its functions accent their whole result. Patterns find words of the content, which is English. */
export function pseudoWords(english: object): unknown {
  return translated(english);
}

// cspell:enable

function translated(word: unknown, name?: string): unknown {
  if (name === "locale") return "de";
  if (typeof word === "string") return pseudoText(word);
  if (typeof word === "function")
    return (...values: readonly unknown[]) => translated(Reflect.apply(word, undefined, values));
  if (Array.isArray(word)) return word.map((item) => translated(item));
  if (typeof word !== "object" || word === null || word instanceof RegExp) return word;
  return Object.fromEntries(Object.entries(word).map(([key, value]) => [key, translated(value, key)]));
}

/** Functions that look a name up: they have no text of their own. */
const LOOKUPS = new Set<string | undefined>(["family", "property"]);

/** The English texts of the catalog. Of a sentence with values, the texts between them. */
export function textsOf(word: unknown, name?: string): string[] {
  if (typeof word === "string") return [word];
  if (typeof word === "function" && LOOKUPS.has(name)) return [];
  if (typeof word === "function") {
    const places = Array.from({ length: Math.max(1, word.length) }, (_, index) =>
      String.fromCodePoint(0xe0_00 + index),
    );
    return textsOf(Reflect.apply(word, undefined, places)).flatMap((text) => text.split(/[\uE000-\uF8FF]/));
  }
  if (typeof word !== "object" || word === null) return [];
  return Object.entries(word).flatMap(([key, value]) => textsOf(value, key));
}
