import * as v from "valibot";

import { keysOf } from "./keys-of.ts";
import { QuoteRequest, type VisitorField } from "./quote-request.ts";
import { EQUIPMENT_TYPES } from "./statistics.ts";

// What the Studio's tool and the staff routes of the embedded admin API exchange. Times are ISO 8601 in UTC.

/**
 * Below the address of the admin host. One quote request is at `/<id>` below it, the address of its file at `/<id>/file`, and
 * the table of all at the same path with `.csv`.
 */
export const STAFF_QUOTE_REQUESTS_PATH = "/staff/quote-requests";
export const STAFF_STATISTICS_PATH = "/staff/statistics";

export const STATES = ["new", "answered", "spam"] as const;
export type QuoteRequestState = (typeof STATES)[number];

/** The dialing code has no label: it is shown with the phone number. */
type LabelOfEachField = { readonly [Field in Exclude<VisitorField, "location">]: string };

/** What staff call the visitor's fields in the mail, the CSV table and the Studio. */
export const STAFF_LABELS: LabelOfEachField = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  phone: "Phone",
  message: "Description",
};
export type LabeledField = keyof LabelOfEachField;

/** The fields that the mail and the Studio list one by one. The name is their heading; the description is a text of its own. */
export const LISTED_FIELDS = keysOf(STAFF_LABELS).filter(
  (field) => field !== "firstName" && field !== "lastName" && field !== "message",
);

/** A field as staff read it. */
export function staffText(quoteRequest: StaffQuoteRequest, field: LabeledField): string {
  const text = quoteRequest[field];
  return field === "phone" ? `${quoteRequest.location} ${text}` : text;
}

/** A quote request as staff see it: what the visitor sent, and what staff noted about it. */
export const StaffQuoteRequest = v.object({
  id: v.string(),
  receivedAt: v.string(),
  // Without the limits of the form: a request that was received under older limits stays readable.
  ...v.entriesFromList(keysOf(QuoteRequest.entries), v.string()),
  state: v.picklist(STATES),
  note: v.string(),
  /** Who last changed the state or the note; null before the first change. */
  changedBy: v.nullable(v.string()),
  changedAt: v.nullable(v.string()),
});
export type StaffQuoteRequest = v.InferOutput<typeof StaffQuoteRequest>;

/** In characters. */
export const SEARCH_MAX_LENGTH = 200;

const search = {
  state: v.optional(v.picklist(STATES)),
  text: v.optional(v.pipe(v.string(), v.maxLength(SEARCH_MAX_LENGTH))),
};
const integer = (max: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.maxValue(max));

/** Which quote requests the CSV table contains. */
export const ExportQuery = v.object(search);
/** Which quote requests the list contains. */
export const ListQuery = v.object({
  ...search,
  limit: v.optional(integer(200), "50"),
  offset: v.optional(integer(1_000_000), "0"),
});

/** One page of the list. */
export const QuoteRequestList = v.object({
  /** All that match the text and the state, on any page. */
  total: v.number(),
  /** All that match the text, by state. */
  counts: v.object(v.entriesFromList(STATES, v.number())),
  quoteRequests: v.array(StaffQuoteRequest),
});
export type QuoteRequestList = v.InferOutput<typeof QuoteRequestList>;

/** In characters. */
export const NOTE_MAX_LENGTH = 2000;

/** What staff change of a quote request. */
export const QuoteRequestChange = v.strictObject({
  state: v.picklist(STATES),
  note: v.pipe(
    v.string(),
    v.maxLength(NOTE_MAX_LENGTH, `Use at most ${NOTE_MAX_LENGTH} characters for the note`),
  ),
  /** The `changedAt` that the change is based on. If a colleague has changed the request since, the change is rejected. */
  seen: v.nullable(v.string()),
});
export type QuoteRequestChange = v.InferOutput<typeof QuoteRequestChange>;

/** An address that downloads a visitor's file for a few minutes. */
export const Download = v.object({
  url: v.pipe(v.string(), v.url()),
  /** Why the file is in quarantine: the end of a sentence, after “because”. */
  risk: v.optional(v.string()),
});
export type Download = v.InferOutput<typeof Download>;

const PERIOD_INVALID = "Give from and until as ISO 8601 times in UTC";
const time = v.pipe(v.string(PERIOD_INVALID), v.isoTimestamp(PERIOD_INVALID));
/** A period; `until` is not part of it. */
export const Period = v.object({ from: time, until: time }, PERIOD_INVALID);
export type Period = v.InferOutput<typeof Period>;

/** One page of the site in a period. Web vitals are the 75th percentile of the stays that were measured. */
export const PageUsage = v.object({
  pageUrl: v.string(),
  views: v.number(),
  medianMs: v.number(),
  quoteOpens: v.number(),
  quoteRequests: v.number(),
  lcpMs: v.nullable(v.number()),
  inpMs: v.nullable(v.number()),
  cls: v.nullable(v.number()),
});
export type PageUsage = v.InferOutput<typeof PageUsage>;

/** What visitors searched for in a period. `results` is the number of the last search. */
export const QueryUsage = v.object({ query: v.string(), searches: v.number(), results: v.number() });
export type QueryUsage = v.InferOutput<typeof QueryUsage>;

/** A path that no page has, and how often visitors opened it in a period. */
export const MissingPage = v.object({ path: v.string(), visits: v.number() });
export type MissingPage = v.InferOutput<typeof MissingPage>;

/** How the site was used in a period, the most viewed page first. */
export const Usage = v.object({
  pages: v.array(PageUsage),
  /** `requests` counts the quote requests without spam. */
  days: v.array(v.object({ day: v.string(), views: v.number(), requests: v.number() })),
  devices: v.array(v.object({ equipmentType: v.picklist(EQUIPMENT_TYPES), views: v.number() })),
  /** The most frequent first. */
  queries: v.array(QueryUsage),
  /** The most visited first. Another admin host may not count them. */
  missing: v.optional(v.array(MissingPage), []),
});
export type Usage = v.InferOutput<typeof Usage>;
