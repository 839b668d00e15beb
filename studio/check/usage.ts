import { publishedId } from "schemas/lake.ts";

import { documentTitle } from "#structure/titles.ts";

interface PageBlocks {
  _id: string;
  _type: string;
  title: string | null;
  /** The types of its blocks. */
  blocks: string[] | null;
}

interface BlockUse {
  name: string;
  title: string;
  usedOn: { id: string; type: string; title: string; times: number }[];
}

/** For every block the pages that use it, as drafted where there is a draft; the most used block first. */
export function blockUsage(
  pages: readonly PageBlocks[],
  blocks: readonly { name: string; title?: string | undefined }[],
): BlockUse[] {
  const drafted = new Set(pages.filter(({ _id }) => isDraft(_id)).map(({ _id }) => publishedId(_id)));
  const current = pages.filter(({ _id }) => isDraft(_id) || !drafted.has(_id));
  return blocks
    .map(({ name, title = name }) => ({ name, title, usedOn: current.flatMap((page) => useOf(page, name)) }))
    .toSorted((a, b) => b.usedOn.length - a.usedOn.length || a.title.localeCompare(b.title));
}

function useOf(page: PageBlocks, name: string): BlockUse["usedOn"] {
  const times = page.blocks?.filter((block) => block === name).length ?? 0;
  if (times === 0) return [];
  return [{ id: publishedId(page._id), type: page._type, title: documentTitle(page), times }];
}

function isDraft(id: string): boolean {
  return id.startsWith("drafts.");
}
