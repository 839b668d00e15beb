import type { FilterOption } from "data-table/data-table-state.ts";

import { languageOfTitle } from "#cms/foreign-link.ts";

interface NamedPage {
  readonly name: string;
  readonly path: string | null | undefined;
}

/** The options of a filter for pages, each name once. */
export function pageOptions(pages: readonly NamedPage[]): FilterOption[] {
  const paths = new Map(pages.map(({ name, path }) => [name, path]));
  return [...paths].map(([name, path]) => Object.assign({ value: name, title: name }, languageOfTitle(path)));
}
