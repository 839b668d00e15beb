import * as v from "valibot";

/** What the staff's part of the embedded admin API answers. The Studio and the API read the same file. */

export const STATES = ["new", "answered", "spam"] as const;
export type InquiryState = (typeof STATES)[number];

/** Times are ISO 8601 in UTC. `fileUpload` and `fileName` are empty when there is no file. */
export const Inquiry = v.object({
  id: v.string(),
  receivedAt: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  message: v.string(),
  phone: v.string(),
  location: v.string(),
  fileUpload: v.string(),
  fileName: v.string(),
  state: v.picklist(STATES),
  note: v.string(),
  /** Who last wrote the state and the note; null while nobody has. */
  changedBy: v.nullable(v.string()),
  changedAt: v.nullable(v.string()),
});
export type Inquiry = v.InferOutput<typeof Inquiry>;

/** `total` counts all that match, `counts` what matches the text, by state. */
export const InquiryList = v.object({
  total: v.number(),
  counts: v.object({ new: v.number(), answered: v.number(), spam: v.number() }),
  inquiries: v.array(Inquiry),
});
export type InquiryList = v.InferOutput<typeof InquiryList>;

export const NOTE_LENGTH = 2000;

/** `seen` is the `changedAt` on which the change rests: what a colleague wrote meanwhile is not overwritten. */
export const InquiryChange = v.strictObject({
  state: v.picklist(STATES),
  note: v.pipe(v.string(), v.maxLength(NOTE_LENGTH, `Use at most ${NOTE_LENGTH} characters for the note`)),
  seen: v.nullable(v.string()),
});
export type InquiryChange = v.InferOutput<typeof InquiryChange>;

/** Opens a file for a few minutes. `risk` says what the check of its content found, after “because”. */
export const Download = v.object({ url: v.pipe(v.string(), v.url()), risk: v.optional(v.string()) });
export type Download = v.InferOutput<typeof Download>;

/** Views and times are of stays; web vitals are the 75th percentile of the stays that have one. */
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

/** What was read in a period, most viewed first. `requests` counts what came in, without spam. */
export const Usage = v.object({
  pages: v.array(PageUsage),
  days: v.array(v.object({ day: v.string(), views: v.number(), requests: v.number() })),
  devices: v.array(v.object({ equipmentType: v.string(), views: v.number() })),
});
export type Usage = v.InferOutput<typeof Usage>;
