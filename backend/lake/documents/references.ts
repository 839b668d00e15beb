import type { StoredDocument } from "./document.ts";
import type { Json, JsonObject } from "./json.ts";
import { isObject, isString, omit } from "./json.ts";

export interface Reference {
  readonly id: string;
  readonly strong: boolean;
}

/** Every reference to a document of this dataset, once per target; strong wins over weak. */
export function referencesOf(document: StoredDocument): Reference[] {
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
  if (isString(value._ref) && isLocal(value))
    found.set(value._ref, found.get(value._ref) === true || value._weak !== true);
  for (const key in value) {
    const child = value[key];
    if (typeof child === "object") collect(child, found);
  }
}

function isLocal(reference: JsonObject): boolean {
  return (
    reference._dataset === undefined &&
    reference._projectId === undefined &&
    reference._type !== "globalDocumentReference"
  );
}

/** What publishing does to references that were weak only because their target was not published yet. */
function strengthened(value: Json): Json {
  if (Array.isArray(value)) return value.map(strengthened);
  if (!isObject(value)) return value;
  return strengthenedFields(settled(value));
}

export function strengthenedFields(document: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(document).map(([key, child]) => [key, strengthened(child)]));
}

function settled(value: JsonObject): JsonObject {
  if (!isString(value._ref) || !isObject(value._strengthenOnPublish)) return value;
  return value._strengthenOnPublish.weak === true
    ? omit(value, "_strengthenOnPublish")
    : omit(value, "_strengthenOnPublish", "_weak");
}
