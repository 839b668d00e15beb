/** The document types that have a place of their own in the structure. */
const PLACED: ReadonlySet<string> = new Set([
  "page",
  "service",
  "material",
  "materialGrade",
  "finish",
  "guide",
  "caseStudy",
  "blog",
  "person",
  "video",
  "glossaryTerm",
  "navigation",
  "redirect",
  "settings",
]);

/** The lists of all other types: at the end of the structure, editors find a new type before anybody has placed it. */
export function withoutPlace<Item extends { getId(): string | undefined }>(lists: readonly Item[]): Item[] {
  return lists.filter((list) => !PLACED.has(list.getId() ?? ""));
}
