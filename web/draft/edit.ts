import { createDataAttribute } from "next-sanity";

import { env } from "#env.ts";

/** The attributes that mark an element as the picture of a field, by its path. Visitors get none. */
export type Edit = (path: string) => { "data-sanity"?: string };

export const noEdit: Edit = () => ({});

/** Marks of one document's fields. Clicks on them lead into the Studio; blocks can be dragged by theirs. */
export function createEdit({ _id, _type }: { _id: string; _type: string }): Edit {
  const attribute = createDataAttribute({ id: _id, type: _type, baseUrl: env.studioUrl });
  return (path) => ({ "data-sanity": attribute(path) });
}

/** The marks inside one block. */
export function editBlock(edit: Edit, blockKey: string): Edit {
  return (path) => edit(`${blockPath(blockKey)}.${path}`);
}

export function blockPath(blockKey: string): string {
  return `blocks[_key=="${blockKey}"]`;
}
