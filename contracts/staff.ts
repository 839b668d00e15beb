import * as v from "valibot";

import { keysOf } from "./keys-of.ts";
import { QuoteRequest } from "./quote-request.ts";

// What the Studio's tool and the staff routes of the embedded admin API exchange. Times are ISO 8601 in UTC.

export const STATES = ["new", "answered", "spam"] as const;
export type QuoteRequestState = (typeof STATES)[number];

/** All fields but the site identifier. */
const { webType: _, ...submittedFields } = QuoteRequest.entries;

/** A quote request as staff see it: what the visitor sent, and what staff noted about it. */
export const StaffQuoteRequest = v.object({
  id: v.string(),
  receivedAt: v.string(),
  // Without the limits of the form: a request that was received under older limits stays readable.
  ...v.entriesFromList(keysOf(submittedFields), v.string()),
  state: v.picklist(STATES),
  note: v.string(),
  /** Who last changed the state or the note; null before the first change. */
  changedBy: v.nullable(v.string()),
  changedAt: v.nullable(v.string()),
});
export type StaffQuoteRequest = v.InferOutput<typeof StaffQuoteRequest>;

/** One page of the list. */
export const QuoteRequestList = v.object({
  /** All that match the text and the state, on any page. */
  total: v.number(),
  /** All that match the text, by state. */
  counts: v.object(v.entriesFromList(STATES, v.number())),
  inquiries: v.array(StaffQuoteRequest),
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

/** How the site was used in a period, the most viewed page first. */
export const Usage = v.object({
  pages: v.array(PageUsage),
  /** `requests` counts the quote requests without spam. */
  days: v.array(v.object({ day: v.string(), views: v.number(), requests: v.number() })),
  devices: v.array(v.object({ equipmentType: v.string(), views: v.number() })),
});
export type Usage = v.InferOutput<typeof Usage>;
