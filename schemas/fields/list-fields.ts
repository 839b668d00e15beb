import { defineField } from "@sanity/types";
import { storedField, storedItems, storedText } from "stored-values/stored-value.ts";

import { choiceField, numberField } from "./basic-fields.ts";
import { referencesField } from "./common-fields.ts";
import { hiddenUnless } from "./hidden-unless.ts";
import { repeats } from "./repeats.ts";

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

/** What decides which documents a stored block lists, and which blocks list a stored document. */
export function listFacts(stored: unknown): Omit<ListedDocument, "_type"> {
  return {
    kind: storedText(stored, "kind"),
    services: storedItems(storedField(stored, "services")).flatMap((item) => storedText(item, "_ref") ?? []),
    partOf: storedText(storedField(stored, "partOf"), "_ref"),
  };
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
  return choiceField(
    "selection",
    "Shows",
    "What the block lists. A selection stays as it is. The other lists update when you publish.",
    { list, layout: "column", isRequired: true },
  );
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
  name,
  title,
  when,
  description = "Visitors see them in this order.",
  types,
  filter,
}: ChosenField<Name>) {
  return defineField({
    ...referencesField(name, title, description, { to: types, ...(filter !== undefined && { filter }) }),
    hidden: hiddenUnless("selection", when),
    validation: (rule) => [rule.custom(repeats), rule.custom(requiredFor(when))],
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
  const description = "How many to show, starting from the first. If empty, all are shown.";
  return numberField("limit", "At most", description, { isWhole: true, min: 1, max: 48 });
}
