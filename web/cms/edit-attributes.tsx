import { createDataAttribute } from "next-sanity";
import { draftMode } from "next/headers";
import type { ReactNode } from "react";

import { env } from "#env.ts";

interface DocumentId {
  readonly _id: string;
  readonly _type: string;
}

/** What next-sanity's overlays look for on an element. Pages of visitors have none. */
export interface SanityAttribute {
  readonly "data-sanity"?: string;
}

/**
 * Returns the attribute that links an element to the field it shows, so that a click on the element in the preview opens that
 * field: `<h2 {...editAttributes("heading")}>`. A path begins with one of the `Field`s. For visitors the result is empty.
 */
export interface EditAttributes<Field extends string = string> {
  (path: Field | `${Field}[${string}`): SanityAttribute;
  /** The same for another document that is shown here, for example the case study of a card. */
  readonly of: (document: DocumentId) => EditAttributes;
}

export const noEditAttributes: EditAttributes = Object.assign(() => ({}), { of: () => noEditAttributes });

export function createEditAttributes({ _id, _type }: DocumentId): EditAttributes {
  const attribute = createDataAttribute({ id: _id, type: _type, baseUrl: env.studioUrl });
  return Object.assign((path: string) => ({ "data-sanity": attribute(path) }), { of: createEditAttributes });
}

/** The same for the fields of one block of the page. */
export function blockEditAttributes(editAttributes: EditAttributes, blockKey: string): EditAttributes {
  return Object.assign((path: string) => editAttributes(`${blockPath(blockKey)}.${path}`), {
    of: editAttributes.of,
  });
}

/** For the settings, which header, footer and contact details show on every page. */
export const settingsEditAttributes = () => singletonEditAttributes("settings");

/** For the navigation, which header and footer show on every page. */
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

/** The field that a click opens on documents in a list: the one that belongs to this selection, or else the selection itself. */
export function listPath<const Field extends string>(
  selection: string | undefined,
  fields: Readonly<Partial<Record<string, Field>>>,
): Field | "selection" {
  return fields[selection ?? ""] ?? "selection";
}
