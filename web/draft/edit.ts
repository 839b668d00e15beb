import { createDataAttribute } from "next-sanity";

import { env } from "#env.ts";

interface Marked {
  readonly _id: string;
  readonly _type: string;
}

export interface Mark {
  readonly "data-sanity"?: string;
}

/**
 * The attributes that mark an element as the picture of a field, by its path, which begins with one of the `Field`s. Visitors
 * get none.
 */
export interface Edit<Field extends string = string> {
  (path: Field | `${Field}[${string}`): Mark;
  /** The same for another document, of which something is shown here: the case study of a card. */
  readonly of: (document: Marked) => Edit;
}

export const noEdit: Edit = Object.assign(() => ({}), { of: () => noEdit });

/** Marks of one document's fields. Clicks on them lead into the Studio; blocks can be dragged by theirs. */
export function createEdit({ _id, _type }: Marked): Edit {
  const attribute = createDataAttribute({ id: _id, type: _type, baseUrl: env.studioUrl });
  return Object.assign((path: string) => ({ "data-sanity": attribute(path) }), { of: createEdit });
}

/** The marks inside one block. */
export function editBlock(edit: Edit, blockKey: string): Edit {
  return Object.assign((path: string) => edit(`${blockPath(blockKey)}.${path}`), { of: edit.of });
}

export function blockPath(blockKey: string): string {
  return itemPath("blocks", blockKey);
}

/** The path of one item of a list, for example of one step. */
export function itemPath<const List extends string>(list: List, key: string): `${List}[_key=="${string}"]` {
  return `${list}[_key=="${key}"]`;
}

/** Where a list of documents is chosen: the field that the form shows for its selection, or the selection itself. */
export function listPath<const Field extends string>(
  selection: string | undefined,
  fields: Readonly<Partial<Record<string, Field>>>,
): Field | "selection" {
  return fields[selection ?? ""] ?? "selection";
}
