import { defineField } from "@sanity/types";

import { referencesField } from "./common-fields.ts";
import { hiddenUnless, storedField } from "./stored-field.ts";

/** The stored fields that decide which documents a block lists. */
export interface StoredList {
  selection?: string | null | undefined;
  kind?: string | null | undefined;
  /** Ids of processes. */
  services: readonly string[];
  /** Id of a process. */
  partOf?: string | null | undefined;
}

/** The parts of a document that decide which lists show it. */
export interface ListedDocument {
  _type: string;
  /** The kind of a page, such as `industry`. */
  kind?: string | null | undefined;
  /** Ids of processes. */
  services: readonly string[];
  /** Id of a process. */
  partOf?: string | null | undefined;
}

/** Whether a block shows the document, if it lists all documents or all of some processes. */
export function isOfServices({ selection, services }: StoredList, document: ListedDocument): boolean {
  return selection !== "service" || document.services.some((id) => services.includes(id));
}

/** Whether a document belongs to a kind of page: a document type, or `industry`. */
export function isOfKind(kind: string, document: ListedDocument): boolean {
  return kind === "industry"
    ? document._type === "page" && document.kind === "industry"
    : document._type === kind;
}

/** The field that decides which documents a block lists. */
export function selectionField(list: { value: string; title: string }[]) {
  return defineField({
    name: "selection",
    title: "Shows",
    type: "string",
    description: "What the block lists. A selection stays as it is. The other lists update when you publish.",
    options: { list, layout: "radio" },
    validation: (rule) => rule.required(),
  });
}

interface ChosenField<Name extends string> {
  name: Name;
  title: string;
  /** The selection for which the field is shown. */
  when: string;
  description?: string;
  types: readonly string[];
  /** A GROQ filter for the documents that can be chosen. */
  filter?: string;
}

/** Documents chosen by hand. The field is shown and required for one selection only. */
export function chosenField<const Name extends string>({
  when,
  description = "Visitors see them in this order.",
  ...field
}: ChosenField<Name>) {
  return defineField({
    ...referencesField({ ...field, description }),
    hidden: hiddenUnless("selection", when),
    validation: (rule) => [rule.unique(), rule.custom(requiredFor(when))],
  });
}

/** Requires a value for this selection, because the block would otherwise show only its heading. */
export function requiredFor(selection: string) {
  return (value: unknown, { parent }: { parent?: unknown }): string | true =>
    storedField(parent, "selection") !== selection ||
    (Array.isArray(value) ? value.length > 0 : value !== undefined) ||
    "Choose at least one, or pick something else under “Shows”";
}

/** How many documents a block lists at most. */
export function limitField() {
  return defineField({
    name: "limit",
    title: "At most",
    type: "number",
    description: "How many to show, starting from the first. If empty, all are shown.",
    validation: (rule) => rule.integer().min(1).max(48),
  });
}
