import {
  MAX_PARTS,
  ORDER_FIELDS,
  PART_FIELDS,
  type PartField,
  type RequestChange,
} from "contracts/request-page.ts";
import * as v from "valibot";

// How a change of a request is written as a form: by its script, and by browsers without scripts.

/** Receives the forms of the page of a request. */
export const REQUEST_FORM_ACTION = "/api/request/change";

/** The names of the fields that say which request is changed, and how. */
export const TOKEN_NAME = "token";
export const LANGUAGE_NAME = "language";
export const KIND_NAME = "kind";
/** The button that removes a part without scripts. Its value is the index of the part. */
export const REMOVE_PART_NAME = "removePart";

/** The details as the page showed them, as a JSON list of versions that may be stored: several people can edit one request. */
export const SHOWN_NAME = "shown";

interface UncheckedChange {
  readonly kind: RequestChange["kind"];
  readonly [field: string]: unknown;
}

/** The name of a field of a part, or of its id. */
export function partName(index: number, field: PartField | "id"): string {
  return `part-${index}-${field}`;
}

/** The change in a form, not checked yet. Undefined if it is none. */
export function changeIn(data: URLSearchParams): UncheckedChange | undefined {
  const text = (name: string) => textIn(data, name);
  switch (text(KIND_NAME)) {
    case "details":
      return { kind: "details", details: detailsIn(data), shown: shownIn(text(SHOWN_NAME)) };
    case "addFile":
      return { kind: "addFile", url: text("url"), name: text("name") };
    case "removeFile":
      return { kind: "removeFile", id: text("id") };
    case "answer":
      return { kind: "answer", text: text("text") };
    case "requestAgain":
      return { kind: "requestAgain" };
    default:
      return undefined;
  }
}

function textIn(data: URLSearchParams | FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value.replaceAll("\r\n", "\n") : "";
}

/** Text that is no JSON is returned as it is, and then rejected. */
function shownIn(json: string): unknown {
  if (json === "") return undefined;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson()), json);
  return parsed.success ? parsed.output : json;
}

/** What is typed in the fields of the details, not checked yet. */
export function detailsIn(data: URLSearchParams | FormData): object {
  const text = (name: string) => textIn(data, name);
  const removed = text(REMOVE_PART_NAME);
  // One more than are kept, because an empty one follows the last part.
  const parts = Array.from({ length: MAX_PARTS + 1 }, (_, index) => index)
    .filter((index) => String(index) !== removed)
    .map((index) => fieldsOf(["id", ...PART_FIELDS], (field) => text(partName(index, field))))
    .filter(({ id: _id, ...part }) => Object.values(part).some((value) => value.trim() !== ""));
  return { ...fieldsOf(ORDER_FIELDS, text), parts };
}

function fieldsOf<Name extends string>(names: readonly Name[], read: (name: Name) => string) {
  return Object.fromEntries(names.map((name) => [name, read(name)]));
}
