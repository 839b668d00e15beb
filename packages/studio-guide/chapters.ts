/** A chapter: a heading, numbered steps, and in some a picture and a remark as a quotation. */
export interface Chapter {
  /** What the address of the chapter ends with. */
  readonly id: string;
  readonly title: string;
  /** Names of buttons and fields are between two asterisks on each side. */
  readonly steps: readonly string[];
  readonly remark: string | undefined;
  /** The address of a picture in the Studio, and what it shows. */
  readonly picture: { readonly src: string; readonly alt: string } | undefined;
  /** The tools that the chapter explains. */
  readonly tools: readonly string[];
  /** The fields that the chapter explains: names of fields, of their types, or of documents. */
  readonly fields: readonly string[];
}

/** Reads the chapters. A comment below the heading of a chapter names its tools and fields: `<!-- tools: home; fields: path, title -->`. */
export function readChapters(markdown: string): readonly Chapter[] {
  return markdown.split(/^## /m).slice(1).map(readChapter);
}

function readChapter(markdown: string): Chapter {
  const [title = "", ...lines] = markdown.split("\n");
  // The Studio serves its folder `static`, which is beside the folder of the text.
  const [, alt, src] = /^!\[(.+)\]\(\.\.(\/static\/.+)\)/m.exec(markdown) ?? [];
  const comment = /^<!-- (.+) -->/m.exec(markdown)?.[1] ?? "";
  const named = (kind: string) =>
    new RegExp(`${kind}: ([^;]+)`).exec(comment)?.[1]?.trim().split(/,\s*/) ?? [];
  return {
    id: title
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, " ")
      .trim()
      .replaceAll(" ", "-"),
    title,
    steps: lines.flatMap((line) => /^\d+\. (.+)/.exec(line)?.[1] ?? []),
    remark: lines.find((line) => line.startsWith("> "))?.slice(2),
    picture: src === undefined || alt === undefined ? undefined : { src, alt },
    tools: named("tools"),
    fields: named("fields"),
  };
}

/** The chapter about a tool. */
export function chapterOfTool(chapters: readonly Chapter[], name: string): Chapter | undefined {
  return chapters.find(({ tools }) => tools.includes(name));
}

/** The chapter about a field. `names` says what it is called, then what contains it, up to the document. */
export function chapterOfField(chapters: readonly Chapter[], names: readonly string[]): Chapter | undefined {
  return names
    .map((name) => chapters.find(({ fields }) => fields.includes(name)))
    .find((chapter) => chapter !== undefined);
}

/** The chapters that contain all words of a search, those with a word in their title first. */
export function findChapters(chapters: readonly Chapter[], search: string): readonly Chapter[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const hasAll = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const found = chapters.filter((chapter) => hasAll(textOf(chapter)));
  return found.toSorted((a, b) => Number(hasAll(b.title)) - Number(hasAll(a.title)));
}

/** Everything that a reader sees of a chapter. */
export function textOf({ title, steps, remark = "" }: Chapter): string {
  return [title, ...steps, remark].join("\n").replaceAll("**", "");
}
