import {
  MAX_ANSWER_LENGTH,
  MAX_CHANGE_BYTES,
  MAX_PARTS,
  ORDER_FIELDS,
  PART_FIELDS,
  type PartField,
  type RequestChange,
} from "contracts/request-page.ts";
import { DETAILS_EXTENSIONS } from "contracts/upload.ts";
import * as v from "valibot";

// How a change of a request is written as a form. The script of the page posts each change to REQUEST_CHANGE_PATH. Without scripts, the
// browser posts the whole page as one form to the page itself, so that a button loses nothing that was typed elsewhere.

/** The id of the form of the page. Its fields and buttons are in several sections. */
export const REQUEST_FORM_ID = "details";

/** What a button of the page does besides saving the details. */
export const ACTION_NAME = "action";
export type FormAction = "answer" | "addFile" | "requestAgain";
/** The button that removes a file. Its value is the id of the file. */
export const REMOVE_FILE_NAME = "removeFile";
/** The answer or message. */
export const TEXT_NAME = "text";
/** For the `accept` attribute of inputs for files. */
export const ACCEPTED_FILES = DETAILS_EXTENSIONS.map((extension) => `.${extension}`).join(",");
/** The input for files. Only a multipart form has their content. */
export const FILE_NAME = "file";
/** The name of a file that was added, and the name and the problem of one that was not, as JSON: the fields that replace files. */
export const ADDED_FILE_NAME = "addedFile";
export const REJECTED_FILE_NAME = "rejectedFile";

/** The key of `requestAgain`, random for each time that the page is opened. */
export const AGAIN_KEY_NAME = "againKey";

/** The names of the fields that say which request is changed, and how. */
export const TOKEN_NAME = "token";
export const LANGUAGE_NAME = "language";
export const KIND_NAME = "kind";
/** The button that removes a part without scripts. Its value is the index of the part. */
export const REMOVE_PART_NAME = "removePart";

/** The details as the page showed them, as a JSON list of versions that may be stored: several people can edit one request. */
export const SHOWN_NAME = "shown";

/** Three times what the form of the page has. */
const MAX_FORM_FIELDS = 1000;

/** The longest text of a form is the answer, in which a browser sends each line break as two characters. */
const MAX_TYPED = 2 * MAX_ANSWER_LENGTH;

/**
 * The fields of a body, cut to the length that one may have. Undefined without a body, or if it has too many fields: a stranger can send half a
 * million, and each name that is looked up is compared with all of them.
 */
export function readForm(body: string | undefined): URLSearchParams | undefined {
  if (body === undefined || body.split("&", MAX_FORM_FIELDS + 1).length > MAX_FORM_FIELDS) return undefined;
  const fields = [...new URLSearchParams(body)].filter(([name]) => name.length <= MAX_TYPED);
  return new URLSearchParams(
    fields.map(([name, value]) => [name, value.slice(0, name === SHOWN_NAME ? MAX_CHANGE_BYTES : MAX_TYPED)]),
  );
}

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
      return { kind: "answer", text: text(TEXT_NAME) };
    case "requestAgain":
      return againIn(data);
    default:
      return undefined;
  }
}

/** What a form of the page asks for besides saving the details, not checked yet. Undefined if nothing. */
export function actionIn(data: URLSearchParams): UncheckedChange | undefined {
  const id = textIn(data, REMOVE_FILE_NAME);
  if (id !== "") return { kind: "removeFile", id };
  switch (textIn(data, ACTION_NAME)) {
    case "answer":
      return { kind: "answer", text: textIn(data, TEXT_NAME) };
    case "addFile":
      return { kind: "addFile" };
    case "requestAgain":
      return againIn(data);
    default:
      return undefined;
  }
}

/** The details as the page showed them, not checked yet. Undefined if the form does not say so. */
export function shownDetailsIn(data: URLSearchParams): unknown {
  return shownIn(textIn(data, SHOWN_NAME));
}

/** As long as a name on a disk can be. */
const MAX_FILE_NAME_LENGTH = 255;
/** Longer than any message of the site. */
const MAX_PROBLEM_LENGTH = 600;

const RejectedFile = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictTuple([v.string(), v.string()]),
  v.transform(([name, problem]) => ({
    name: name.slice(0, MAX_FILE_NAME_LENGTH),
    problem: problem.slice(0, MAX_PROBLEM_LENGTH),
  })),
);

/** How many files a form of the page may have: more than a request has, so that each of them gets an answer. */
export const MAX_FORM_FILES = 100;

/** The files that were not added, and why. A form without files may have the field as well, with anything in it. */
export function rejectedFilesIn(data: URLSearchParams): readonly v.InferOutput<typeof RejectedFile>[] {
  return data
    .getAll(REJECTED_FILE_NAME)
    .slice(0, MAX_FORM_FILES)
    .flatMap((json) => {
      const parsed = v.safeParse(RejectedFile, json);
      return parsed.success ? [parsed.output] : [];
    });
}

function againIn(data: URLSearchParams): UncheckedChange {
  return { kind: "requestAgain", key: textIn(data, AGAIN_KEY_NAME) };
}

function textIn(data: URLSearchParams | FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value.replaceAll("\r\n", "\n") : "";
}

/** Text that is no JSON is returned as it is, and then rejected. */
function shownIn(json: string): unknown {
  if (json === "") return undefined;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson()), json);
  return parsed.success ? parsed.output : "no JSON";
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
