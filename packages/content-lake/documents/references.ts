import { type Json, type JsonObject, isObject, isString, MAX_NAME_LENGTH, omit } from "./json.ts";

export interface Reference {
  readonly id: string;
  readonly strong: boolean;
}

/**
 * The targets of all references, each once. A target with strong and weak references counts as strong. References to other datasets are
 * weak: they protect nothing here.
 */
export function referencesOf(document: JsonObject): Reference[] {
  const found = new Map<string, boolean>();
  collect(document, found);
  return [...found].map(([id, strong]) => ({ id, strong }));
}

function collect(value: Json, found: Map<string, boolean>): void {
  if (Array.isArray(value)) {
    for (const item of value) if (typeof item === "object") collect(item, found);
    return;
  }
  if (value === null || typeof value !== "object") return;
  if (isString(value._ref)) {
    const strong = value._weak !== true && isInThisDataset(value);
    found.set(value._ref, strong || found.get(value._ref) === true);
  }
  for (const key in value) {
    const child = value[key];
    if (typeof child === "object") collect(child, found);
  }
}

/**
 * The ids that GROQ's `references()` finds in a value, each once. Like groq-js, it does not search inside objects with a `_ref`. Ids
 * that are too long for a document are left out.
 */
export function mentionedIds(value: unknown): string[] {
  const found = new Set<string>();
  collectMentioned(value, found);
  return [...found];
}

function collectMentioned(value: unknown, found: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  if ("_ref" in value && value._ref) {
    if (typeof value._ref === "string" && value._ref.length <= MAX_NAME_LENGTH) found.add(value._ref);
  } else {
    for (const child of Object.values(value)) if (typeof child === "object") collectMentioned(child, found);
  }
}

function isInThisDataset(reference: JsonObject): boolean {
  return (
    reference._dataset === undefined &&
    reference._projectId === undefined &&
    reference._type !== "globalDocumentReference"
  );
}

/** Makes references strong that are weak only until their target is published (`_strengthenOnPublish`). */
function strengthenReferences(value: Json): Json {
  if (Array.isArray(value)) return value.map(strengthenReferences);
  if (!isObject(value)) return value;
  return strengthenReferencesInFields(strengthenReference(value));
}

/** Copies a document for publishing: references with `_strengthenOnPublish` become strong unless it says they stay weak. */
export function strengthenReferencesInFields(document: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(document).map(([key, child]) => [key, strengthenReferences(child)]),
  );
}

function strengthenReference(value: JsonObject): JsonObject {
  if (!isString(value._ref) || !isObject(value._strengthenOnPublish)) return value;
  return value._strengthenOnPublish.weak === true
    ? omit(value, "_strengthenOnPublish")
    : omit(value, "_strengthenOnPublish", "_weak");
}
