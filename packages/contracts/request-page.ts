import * as v from "valibot";

import { keysOf } from "./keys-of.ts";
import { ReplyBy, RequestToken } from "./receipt.ts";
import { printable, visibleText } from "./text.ts";

// The page of a quote request: what customers read there and add. All of it is optional for an admin host: one that does not know these
// paths answers 404, and the site shows nothing of it.

/**
 * Returns a request page by the token of its link. All paths here are posted to with a signature of the site, as in endpoints.ts. Like
 * the token, a request page is personal: it is never cached.
 */
export const REQUEST_PAGE_PATH = "/api/request/read";
/** Changes a request page, and returns the changed one. */
export const REQUEST_CHANGE_PATH = "/api/request/change";
/**
 * The maximum size of a change as JSON. A full table of Chinese text takes 150 kB. A change contains it as it is now, and up to MAX_SHOWN
 * times as the page showed it.
 */
export const MAX_CHANGE_BYTES = 480 * 1024;
/** What was last stored, and a save whose answer was lost. */
export const MAX_SHOWN = 2;
/** The maximum size of a change as a form, in which each byte can take three: %E6. */
export const MAX_CHANGE_FORM_BYTES = 3 * MAX_CHANGE_BYTES;

/** How far a request is, in the order of the work. */
export const PROGRESS = ["received", "review", "question", "quoted", "closed"] as const;
export type RequestProgress = (typeof PROGRESS)[number];

/** Whether the parts of a request can be requested again. */
export function mayRequestAgain(progress: RequestProgress): boolean {
  return progress === "quoted" || progress === "closed";
}

/** Without what cannot be shown. Cut before that, because a stranger can send a megabyte, which takes long to clean. */
function clean(typed: string, maxLength: number): string {
  return visibleText(typed.slice(0, 4 * maxLength)).trim();
}

/**
 * A text that is saved while it is typed, so it is never rejected: what cannot be shown is removed, and what is too long is cut off.
 * `maxLength` is in characters, and also the `maxlength` attribute of the input.
 */
function text(maxLength: number) {
  const schema = v.pipe(
    v.optional(v.string(), ""),
    v.transform((typed) => clean(typed, maxLength).slice(0, maxLength)),
  );
  return Object.assign(schema, { maxLength });
}

/** The columns of the table of parts. */
export const partFields = {
  /** The name of a file, or a description. */
  part: text(200),
  quantity: text(80),
  material: text(120),
  finish: text(120),
  tolerance: text(200),
  note: text(500),
};
export type PartField = keyof typeof partFields;
export const PART_FIELDS = keysOf(partFields);

/** The id tells a part from the others, wherever in the table it is. */
export const RequestPart = v.object({ id: text(36), ...partFields });
export type RequestPart = v.InferOutput<typeof RequestPart>;

export const MAX_PARTS = 40;

/** Incoterms 2020 that a supplier quotes. */
export const INCOTERMS = ["EXW", "FCA", "FOB", "CPT", "CIP", "DAP", "DPU", "DDP"] as const;
export const NDA_ANSWERS = ["signed", "wanted"] as const;

/** A choice of a list. Anything else is no choice. */
function choice<const Values extends readonly string[]>(values: Values) {
  return v.fallback(v.picklist(["", ...values]), "");
}

/** What customers say about the order as a whole. */
export const orderFields = {
  company: text(200),
  country: text(100),
  /** ISO 8601: 2027-03-31. */
  wantedDate: v.fallback(v.union([v.literal(""), v.pipe(v.string(), v.isoDate())]), ""),
  incoterm: choice(INCOTERMS),
  nda: choice(NDA_ANSWERS),
};
export type OrderField = keyof typeof orderFields;
export const ORDER_FIELDS = keysOf(orderFields);

/** The date where the day is youngest, 12 hours behind UTC. An earlier date is past for every customer. */
export function earliestDate(at: Date | string = new Date()): string {
  return new Date(new Date(at).getTime() - 12 * 3_600_000).toISOString().slice(0, 10);
}

/**
 * A list whose items are not checked yet. A body has room for a million items, and Valibot keeps an issue for each invalid one, so the list
 * is shortened before its items are checked.
 */
const list = v.custom<readonly unknown[]>((value) => Array.isArray(value));

/**
 * Everything that customers add to a request, except files and answers. Parts without any text are left out. Parts that were
 * stored before they had ids get their position as the id.
 */
export const RequestDetails = v.object({
  parts: v.pipe(
    v.optional(list, []),
    v.transform((parts) => parts.slice(0, 2 * MAX_PARTS)),
    v.array(RequestPart),
    v.filterItems((part) => PART_FIELDS.some((field) => part[field] !== "")),
    v.transform((parts) =>
      parts.slice(0, MAX_PARTS).map((part, index) => Object.assign(part, { id: part.id || String(index) })),
    ),
  ),
  ...orderFields,
});
export type RequestDetails = v.InferOutput<typeof RequestDetails>;

/** The details as the page of a customer showed them, in each version that may be stored. */
export const ShownDetails = v.pipe(list, v.minLength(1), v.maxLength(MAX_SHOWN), v.array(RequestDetails));

export const NO_DETAILS: RequestDetails = v.parse(RequestDetails, {});

/** How many files a request page holds. */
export const MAX_REQUEST_FILES = 20;
export const MAX_ANSWER_LENGTH = 2000;
export const MAX_QUESTION_LENGTH = 2000;

/** A required text of staff or a customer. */
function message(maxLength: number, missing: string) {
  return v.pipe(
    v.string(missing),
    v.transform((typed) => clean(typed, maxLength)),
    v.minLength(1, missing),
    v.maxLength(maxLength, `Use at most ${maxLength} characters`),
    printable,
  );
}

export const Question = message(MAX_QUESTION_LENGTH, "Write the question");

/** What customers change on a request page. */
export const RequestChange = v.variant("kind", [
  v.object({
    kind: v.literal("details"),
    details: RequestDetails,
    /** Only what differs from one of them is changed. Without them everything is. */
    shown: v.optional(ShownDetails),
  }),
  v.object({
    kind: v.literal("addFile"),
    /** The address of an uploaded file. */
    url: v.pipe(v.string(), v.maxLength(2048), v.url(), printable),
    name: v.pipe(
      v.string(),
      v.transform((name) => clean(name, 255).replace(/\s+/g, " ").slice(0, 255)),
    ),
  }),
  v.object({ kind: v.literal("removeFile"), id: v.pipe(v.string(), printable) }),
  v.object({ kind: v.literal("answer"), text: message(MAX_ANSWER_LENGTH, "Write an answer") }),
  /** Sends a new request with the same parts. The answer is its page, and the token of its link. */
  v.object({
    kind: v.literal("requestAgain"),
    /** With which its message begins, in the customer's language. `{number}` is the number of this request. */
    introduction: v.optional(
      v.pipe(v.string(), v.maxLength(200), printable),
      "New request for the parts of request {number}.",
    ),
    /** A random text of the page that the customer has opened: only who sends the first one of a day gets its link, also with a retry. */
    key: v.optional(v.pipe(v.string(), v.maxLength(100))),
  }),
]);
export type RequestChange = v.InferOutput<typeof RequestChange>;

export const ReadRequestPage = v.object({ token: RequestToken });
export const ChangeRequestPage = v.object({ token: RequestToken, change: RequestChange });

/** Something that happened to a request. Times are ISO 8601 in UTC. */
export const RequestEvent = v.object({
  id: v.string(),
  at: v.string(),
  /** `progress`: the text is the new progress. `question` is of staff, and `answer` of the customer. */
  kind: v.picklist(["progress", "question", "answer"]),
  text: v.string(),
});
export type RequestEvent = v.InferOutput<typeof RequestEvent>;

export const RequestFile = v.object({ id: v.string(), name: v.string(), addedAt: v.string() });
export type RequestFile = v.InferOutput<typeof RequestFile>;

/** What customers see of their request. Without their address and phone number: anyone with the link sees it. */
export const RequestPage = v.object({
  number: v.string(),
  receivedAt: v.string(),
  progress: v.picklist(PROGRESS),
  firstName: v.string(),
  message: v.string(),
  fileName: v.string(),
  replyBy: v.nullable(ReplyBy),
  details: RequestDetails,
  files: v.array(RequestFile),
  events: v.array(RequestEvent),
  /** The number of the request that this one repeats. Numbers open nothing, so the links of these requests stay secret. */
  repeats: v.optional(v.nullable(v.string()), null),
  /** The numbers of the requests that repeat this one, the first one first. */
  repeatedBy: v.optional(v.array(v.string()), []),
  /** When the link expires. */
  expiresAt: v.string(),
});
export type RequestPage = v.InferOutput<typeof RequestPage>;

/** The answer to `requestAgain`. */
export const OpenedAgain = v.object({ number: v.string(), token: RequestToken });
export type OpenedAgain = v.InferOutput<typeof OpenedAgain>;
