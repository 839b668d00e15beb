import { navigation, navigationId } from "schemas/documents/navigation.ts";
import { settings, settingsId } from "schemas/documents/settings.ts";
import { storedField, storedItems, storedText } from "schemas/fields/stored-field.ts";
import { formTarget } from "studio-kit/links.tsx";

import { chapters, textOf } from "#guide/chapters.ts";

/** Something that an editor can open by its name. */
export interface FindEntry {
  /** Unique among all entries. */
  readonly value: string;
  readonly title: string;
  /** Where it is, in the words of the Studio. */
  readonly place: string;
  /** What else it is found by. */
  readonly words: string;
  /** A path inside the Studio, or the target of a link to a form. */
  readonly target: string | ReturnType<typeof formTarget>;
}

interface NamedField {
  readonly name: string;
  readonly title?: string;
}

/** The fields of the documents that exist once, with what is in their objects. */
const fieldEntries: readonly FindEntry[] = [
  { type: settings, id: settingsId },
  { type: navigation, id: navigationId },
].flatMap(({ type, id }) =>
  fieldsIn(type.fields).map(({ field, path, group }) => {
    const tab = storedItems(storedField(type, "groups")).find((each) => storedField(each, "name") === group);
    const tabTitle = storedText(tab, "title");
    return {
      value: `${id} ${path}`,
      title: field.title ?? field.name,
      place: [type.title ?? type.name, ...(tabTitle === undefined ? [] : [tabTitle])].join(" → "),
      words: storedText(field, "description") ?? "",
      target: formTarget({ _id: id, _type: type.name }, path),
    };
  }),
);

const chapterEntries: readonly FindEntry[] = chapters.map((chapter) => ({
  value: `guide ${chapter.id}`,
  title: chapter.title,
  place: "Editor's guide",
  words: textOf(chapter),
  target: `guide/${chapter.id}`,
}));

function fieldsIn(
  fields: readonly NamedField[],
  parent?: { path: string; group: string | undefined },
): { field: NamedField; path: string; group: string | undefined }[] {
  return fields.flatMap((field) => {
    const path = parent === undefined ? field.name : `${parent.path}.${field.name}`;
    const group = parent?.group ?? storedText(field, "group");
    const inner = storedField(field, "fields");
    return [{ field, path, group }, ...(isFieldList(inner) ? fieldsIn(inner, { path, group }) : [])];
  });
}

function isFieldList(fields: unknown): fields is NamedField[] {
  return storedItems(fields).length > 0 && storedItems(fields).every((field) => storedText(field, "name"));
}

/** The tools, fields of the settings and menus, and chapters of the guide. */
export function findEntries(tools: readonly { name: string; title: string }[]): readonly FindEntry[] {
  const toolEntries = tools.map(({ name, title }) => ({
    value: `tool ${name}`,
    title,
    place: "Tool",
    words: "",
    target: name,
  }));
  return [...toolEntries, ...fieldEntries, ...chapterEntries];
}

const MAX_FOUND = 8;

/** The entries in which each word of a search begins a word, those with all of them in the title first. */
export function found(entries: readonly FindEntry[], search: string): readonly FindEntry[] {
  const words = wordsIn(search);
  if (words.length === 0) return [];
  const hasAll = (text: string) => {
    const own = wordsIn(text);
    return words.every((word) => own.some((each) => each.startsWith(word)));
  };
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, hasAll) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, MAX_FOUND)
    .map(({ entry }) => entry);
}

/** A title says more than a description, and a chapter is longer than the other texts. */
function rankOf({ title, place, words, value }: FindEntry, hasAll: (text: string) => boolean): number {
  const isChapter = value.startsWith("guide ");
  if (hasAll(title)) return isChapter ? 3 : 4;
  if (!isChapter && hasAll(`${title} ${place} ${words}`)) return 2;
  return hasAll(`${title} ${words}`) ? 1 : 0;
}

/** Words in lower case, without the s of a plural. */
function wordsIn(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).map((word) => word.replace(/(?<=\p{L}{3})s$/u, ""));
}
