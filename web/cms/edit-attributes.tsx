import { createDataAttribute } from "next-sanity";
import { draftMode } from "next/headers";
import type { ReactNode } from "react";

import { env } from "#env.ts";

interface DocumentId {
  readonly _id: string;
  readonly _type: string;
}

/** The attribute by which next-sanity's overlays find an element. Visitors' pages do not have it. */
export interface SanityAttribute {
  readonly "data-sanity"?: string;
}

/**
 * Returns the attribute that links an element to the field that it shows: `<h2 {...editAttributes("heading")}>`. A click on the
 * element in the preview then opens that field. A path begins with one of `Field`. The result is empty for visitors.
 */
export interface EditAttributes<Field extends string = string> {
  (path: Field | `${Field}[${string}`): SanityAttribute;
  /** Creates the function for another document, for example the case study that a card shows. */
  readonly of: (document: DocumentId) => EditAttributes;
}

export const noEditAttributes: EditAttributes = Object.assign(() => ({}), { of: () => noEditAttributes });

export function createEditAttributes({ _id, _type }: DocumentId): EditAttributes {
  const attribute = createDataAttribute({ id: _id, type: _type, baseUrl: env.studioUrl });
  // The overlays would read what follows the semicolon of a stored key as another document.
  const isReadable = (path: string) => !`${_id}${_type}${path}`.includes(";");
  return Object.assign((path: string) => (isReadable(path) ? { "data-sanity": attribute(path) } : {}), {
    of: createEditAttributes,
  });
}

/** Narrows `editAttributes` of a page to the fields of one block. */
export function blockEditAttributes(editAttributes: EditAttributes, blockKey: string): EditAttributes {
  return Object.assign((path: string) => editAttributes(`${blockPath(blockKey)}.${path}`), {
    of: editAttributes.of,
  });
}

/** Links elements to the settings, which the header, footer and contact details show on every page. */
export const settingsEditAttributes = () => singletonEditAttributes("settings");

/** Links elements to the navigation, which the header and footer show on every page. */
export const navigationEditAttributes = () => singletonEditAttributes("navigation");

/** The id of these documents is their type (schemas/documents). */
async function singletonEditAttributes(type: string): Promise<EditAttributes> {
  return (await draftMode()).isEnabled ? createEditAttributes({ _id: type, _type: type }) : noEditAttributes;
}

/** Wraps content without a root element, so that the preview can put the attribute on it. Visitors get no extra element. */
export function editable(attributes: SanityAttribute, content: ReactNode): ReactNode {
  return attributes["data-sanity"] === undefined ? content : <div {...attributes}>{content}</div>;
}

export function blockPath(blockKey: string): string {
  return itemPath("blocks", blockKey);
}

/** The path of one item of a list, for example of one step. */
export function itemPath<const List extends string>(list: List, key: string): `${List}[_key=="${string}"]` {
  return `${list}[_key=="${key}"]`;
}

/** The field that a click on a list opens: the one for this kind of selection, or else the field `selection`. */
export function listPath<const Field extends string>(
  selection: string | undefined,
  fields: Readonly<Partial<Record<string, Field>>>,
): Field | "selection" {
  return fields[selection ?? ""] ?? "selection";
}
