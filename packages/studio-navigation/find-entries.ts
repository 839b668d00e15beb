import { storedField, storedItems, storedText } from "stored-values/stored-value.ts";
import type { FormTitles } from "studio-kit/form-titles.ts";
import { formTarget } from "studio-kit/links.tsx";

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
  /** Whether `words` is a long text. Other entries come first. */
  readonly isLong?: boolean;
}

/** What the box needs to know about a Studio. */
export interface FindSettings {
  /** The types of the documents that are found by their titles. */
  readonly types: readonly string[];
  readonly titleFields: readonly string[];
  readonly titles: FormTitles;
  /** The type of a document, in the words of the Studio. */
  readonly kindTitle: (document: { readonly _type: string }) => string;
  /** The documents that exist once, whose fields are found. */
  readonly singletons: readonly { readonly id: string; readonly type: DocumentType }[];
  /** What else is found, such as chapters of a guide. */
  readonly entries: () => readonly FindEntry[];
}

interface NamedField {
  readonly name: string;
  readonly title?: string;
}

interface DocumentType extends NamedField {
  readonly fields: readonly NamedField[];
}

/** The fields of a document, with what is in their objects. */
function fieldEntries({ id, type }: FindSettings["singletons"][number]): FindEntry[] {
  return fieldsIn(type.fields).map(({ field, path, group }) => {
    const tab = storedItems(storedField(type, "groups")).find((each) => storedField(each, "name") === group);
    const tabTitle = storedText(tab, "title");
    return {
      value: `${id} ${path}`,
      title: field.title ?? field.name,
      place: [type.title ?? type.name, ...(tabTitle === undefined ? [] : [tabTitle])].join(" → "),
      words: storedText(field, "description") ?? "",
      target: formTarget({ _id: id, _type: type.name }, path),
    };
  });
}

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

/** The tools, the fields of the documents that exist once, and the other entries. */
export function findEntries(
  { singletons, entries }: Pick<FindSettings, "singletons" | "entries">,
  tools: readonly { name: string; title: string }[],
): readonly FindEntry[] {
  const toolEntries = tools.map(({ name, title }) => ({
    value: `tool ${name}`,
    title,
    place: "Tool",
    words: "",
    target: name,
  }));
  return [...toolEntries, ...singletons.flatMap(fieldEntries), ...entries()];
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

/** A title says more than a description. */
function rankOf(
  { title, place, words, isLong = false }: FindEntry,
  hasAll: (text: string) => boolean,
): number {
  if (hasAll(title)) return isLong ? 3 : 4;
  if (!isLong && hasAll(`${title} ${place} ${words}`)) return 2;
  return hasAll(`${title} ${words}`) ? 1 : 0;
}

/** Words in lower case, without the s of a plural. */
function wordsIn(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).map((word) => word.replace(/(?<=\p{L}{3})s$/u, ""));
}
