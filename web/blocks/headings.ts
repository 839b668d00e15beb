interface Heading {
  readonly key: string;
  readonly text: string;
  readonly level: number;
}

/** The headings inside the text of a block. */
export function headingsOf(block: { readonly _type: string }): Heading[] {
  const text: unknown = block._type === "richText" ? Reflect.get(block, "text") : undefined;
  if (!Array.isArray(text)) return [];
  return text.flatMap((part: unknown) => {
    if (typeof part !== "object" || part === null) return [];
    const level = /^h([23])$/.exec(textOf(part, "style") ?? "")?.[1];
    const words = wordsOf(Reflect.get(part, "children"));
    const key = textOf(part, "_key");
    return level && words && key ? [{ key, text: words, level: Number(level) }] : [];
  });
}

/** A text that is filled in. */
export function textOf(holder: object, field: string): string | undefined {
  const text: unknown = Reflect.get(holder, field);
  return typeof text === "string" && text !== "" ? text : undefined;
}

function wordsOf(children: unknown): string {
  if (!Array.isArray(children)) return "";
  return children
    .map((child: unknown) =>
      typeof child === "object" && child !== null ? (textOf(child, "text") ?? "") : "",
    )
    .join("")
    .trim();
}
