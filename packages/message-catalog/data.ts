/** The texts of a language's data by their paths, as `translatableTexts` names them. */
export function textsOfData(data: object, path = ""): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [name, word] of Object.entries(data)) {
    const place = path === "" ? name : `${path}.${name}`;
    if (typeof word === "string") texts.set(place, word);
    else if (isGroup(word)) for (const [inner, text] of textsOfData(word, place)) texts.set(inner, text);
  }
  return texts;
}

/** The data of a language with these texts, in their order: `quote.fields.name` → `{ quote: { fields: { name: … } } }`. */
export function dataOfTexts(texts: ReadonlyMap<string, string>): object {
  const groups = Map.groupBy(texts, ([path]) => path.slice(0, endOfName(path)));
  const entries = [...groups].map(([name, inner]): [string, unknown] => {
    const [[path, text] = ["", ""]] = inner;
    if (path === name) return [name, text];
    return [name, dataOfTexts(new Map(inner.map(([whole, word]) => [whole.slice(name.length + 1), word])))];
  });
  const isList = entries.every(([name], index) => name === String(index));
  return isList && entries.length > 0 ? entries.map(([, word]) => word) : Object.fromEntries(entries);
}

function endOfName(path: string): number {
  const dot = path.indexOf(".");
  return dot < 0 ? path.length : dot;
}

function isGroup(word: unknown): word is object {
  return typeof word === "object" && word !== null;
}
