import * as v from "valibot";

import { keysOf } from "./keys-of.ts";
import { QuoteRequest, type VisitorField } from "./quote-request.ts";
import { PROGRESS, Question, RequestDetails, RequestEvent, RequestFile } from "./request-page.ts";
import { EQUIPMENT_TYPES, type Version } from "./statistics.ts";
import { printable, visibleText } from "./text.ts";

// The data between the Studio's tools and the staff routes of the admin API. Times are ISO 8601 in UTC.

/**
 * The path of the quote requests on the admin host. `/<id>` below it is one quote request, and `/<id>/file` returns the URL of its file.
 * The same path with `.csv` returns all quote requests as a table. DELETE deletes one quote request, or all requests of one person.
 */
export const STAFF_QUOTE_REQUESTS_PATH = "/staff/quote-requests";
export const STAFF_STATISTICS_PATH = "/staff/statistics";
/** What visitors did with both versions of one block. */
export const STAFF_VERSIONS_PATH = "/staff/version-statistics";

export const STATES = ["new", "answered", "spam"] as const;
export type QuoteRequestState = (typeof STATES)[number];

/** The dialing code has no label, because it is shown with the phone number. */
type LabelOfEachField = { readonly [Field in Exclude<VisitorField, "location">]: string };

/** The labels of the visitor's fields in the email, the CSV file and the Studio. */
export const STAFF_LABELS: LabelOfEachField = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  phone: "Phone",
  message: "Description",
};
export type LabeledField = keyof LabelOfEachField;

/** The fields that the email and the Studio show as a list. The name is in the heading, and the description is shown separately. */
export const LISTED_FIELDS = keysOf(STAFF_LABELS).filter(
  (field) => field !== "firstName" && field !== "lastName" && field !== "message",
);

/** The heading of the report of the part check. */
export const PART_REPORT_LABEL = "Part check, as the visitor saw it";
export const NUMBER_LABEL = "Number";

/** The text of a field as staff see it. */
export function staffText(quoteRequest: StaffQuoteRequest, field: LabeledField): string {
  const { [field]: text, location, dialed } = quoteRequest;
  if (field !== "phone") return text;
  return dialed?.text ?? (/^(?:\+|00)/.test(text) ? text : `${location} ${text}`);
}

/** A quote request as it is stored: what the visitor sent, its state, and the staff's note. */
export const StoredQuoteRequest = v.object({
  id: v.string(),
  /** By which customers and staff name it: “K4M-9PX”. Empty if the admin host has no numbers. */
  number: v.optional(v.string(), ""),
  receivedAt: v.string(),
  // Without the limits of the form, so that requests stay readable if the limits change.
  ...v.entriesFromList(keysOf(QuoteRequest.entries), v.string()),
  /**
   * What the part check showed the visitor about the file. Empty without a check. Optional, because other admin hosts may not store it.
   * It comes from the visitor's browser: show it as text, and trust no value in it.
   */
  partReport: v.optional(v.string(), ""),
  state: v.picklist(STATES),
  /** How far it is, as the customer sees it. Optional, because other admin hosts may not have it. */
  progress: v.optional(v.picklist(PROGRESS), "received"),
  /**
   * Why the site took the request for one from a bot, worded to follow a colon. Empty for a request from a person. Optional, because other
   * admin hosts may not store it.
   */
  suspicion: v.optional(v.string(), ""),
  note: v.string(),
  /** Who last changed the state or the note. Null before the first change. */
  changedBy: v.nullable(v.string()),
  changedAt: v.nullable(v.string()),
});

/** A quote request as staff see it. */
export const StaffQuoteRequest = v.object({
  ...StoredQuoteRequest.entries,
  /**
   * The phone number with the code of its country: as a text, and as a URI of the protocol `tel`. Missing if what the visitor typed
   * is not a number. Optional also because other admin hosts may not have it.
   */
  dialed: v.optional(v.object({ text: v.string(), uri: v.pipe(v.string(), v.startsWith("tel:+")) })),
  /** Whether the customer has added something that staff have not seen. */
  hasNews: v.optional(v.boolean(), false),
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

/** The parameters that select the quote requests of the CSV file. */
export const ExportQuery = v.object(search);
/** The parameters that select the quote requests of the list. */
export const ListQuery = v.object({
  ...search,
  limit: v.optional(integer(200), "50"),
  offset: v.optional(integer(1_000_000), "0"),
});

/** One page of the list. */
export const QuoteRequestList = v.object({
  /** The number of requests that match the text and the state, on all pages. */
  total: v.number(),
  /** The number of requests that match the text, for each state. */
  counts: v.object(v.entriesFromList(STATES, v.number())),
  /** The number of all requests that look automated and that no staff has checked. Optional, because other admin hosts may not count it. */
  suspected: v.optional(v.number(), 0),
  /** Whether visitors can upload only small files, or none, because the disk is nearly full. */
  areUploadsLimited: v.optional(v.boolean(), false),
  quoteRequests: v.array(StaffQuoteRequest),
});
export type QuoteRequestList = v.InferOutput<typeof QuoteRequestList>;

/** In characters. */
export const NOTE_MAX_LENGTH = 2000;

/** The fields of a quote request that staff can change. */
export const QuoteRequestChange = v.strictObject({
  state: v.picklist(STATES),
  note: v.pipe(
    v.string(),
    v.transform(visibleText),
    v.maxLength(NOTE_MAX_LENGTH, `Use at most ${NOTE_MAX_LENGTH} characters for the note`),
  ),
  /** The `changedAt` that the change is based on. If a colleague has changed the request since, the change is rejected. */
  seen: v.nullable(v.pipe(v.string(), printable)),
});
export type QuoteRequestChange = v.InferOutput<typeof QuoteRequestChange>;

// `/<id>/page` below a quote request is what the customer added, and how far it is. Only this admin host has it.

/** A request that repeats another one, or that is repeated. */
export const RelatedRequest = v.object({ id: v.string(), number: v.string() });
export type RelatedRequest = v.InferOutput<typeof RelatedRequest>;

/** What a customer has added to a request, and what staff do with it. */
export const RequestGrowth = v.object({
  progress: v.picklist(PROGRESS),
  details: RequestDetails,
  /** The details that staff have seen. */
  seenDetails: RequestDetails,
  /** When the customer last added something. Null if never. */
  changedAt: v.nullable(v.string()),
  /** Staff have seen what was added until then. Null if they have seen nothing. */
  seenAt: v.nullable(v.string()),
  files: v.array(RequestFile),
  events: v.array(RequestEvent),
  repeats: v.optional(v.nullable(RelatedRequest), null),
  repeatedBy: v.optional(v.array(RelatedRequest), []),
});
export type RequestGrowth = v.InferOutput<typeof RequestGrowth>;

/** The same, with when the customer's link expires. Null without a valid link. */
export const StaffRequestPage = v.object({
  ...RequestGrowth.entries,
  linkExpiresAt: v.nullable(v.string()),
  /**
   * Why the customer gets no mail: the server sends none, what the customer typed is not exactly one address, or a mail to it was
   * given up.
   */
  mailProblem: v.optional(v.picklist(["server", "address", "rejected"])),
});
export type StaffRequestPage = v.InferOutput<typeof StaffRequestPage>;

/** What staff post to `/<id>/page`. The answer is the changed page. */
export const StaffPageChange = v.variant("kind", [
  v.strictObject({ kind: v.literal("progress"), progress: v.picklist(PROGRESS) }),
  v.strictObject({ kind: v.literal("ask"), question: Question }),
  /** `until` is the `changedAt` that staff have seen. */
  v.strictObject({ kind: v.literal("seen"), until: v.pipe(v.string(), printable) }),
  v.strictObject({ kind: v.literal("revokeLink") }),
]);
export type StaffPageChange = v.InferOutput<typeof StaffPageChange>;

/** The address of the page of a request, for the customer. */
export const RequestLink = v.object({ url: v.pipe(v.string(), v.url()) });

/** The parameters that select the quote requests of one person, to delete them. Upper and lower case are the same. */
export const ErasureQuery = v.object({ email: v.pipe(v.string(), v.minLength(1)) });

/** The number of quote requests that were deleted, with their files. */
export const Erased = v.object({ deleted: v.number() });
export type Erased = v.InferOutput<typeof Erased>;

/** A URL to download a visitor's file, valid for a few minutes. */
export const Download = v.object({
  url: v.pipe(v.string(), v.url()),
  /** The reason why the file is in quarantine, worded to follow “because” in a sentence. */
  risk: v.optional(v.string()),
});
export type Download = v.InferOutput<typeof Download>;

const PERIOD_INVALID = "The parameters from and until must be ISO 8601 times in UTC";
const time = v.pipe(v.string(PERIOD_INVALID), v.isoTimestamp(PERIOD_INVALID));
/** A period. `until` is exclusive. */
export const Period = v.object({ from: time, until: time }, PERIOD_INVALID);
export type Period = v.InferOutput<typeof Period>;

/**
 * The statistics of one page in a period. Web vitals are the 75th percentile of the measured page views. Like the median, they are
 * estimated from counts of ranges of values, such as 2 to 2.5 seconds.
 */
export const PageUsage = v.object({
  path: v.pipe(v.string(), v.startsWith("/")),
  views: v.number(),
  medianMs: v.number(),
  quoteOpens: v.number(),
  quoteRequests: v.number(),
  lcpMs: v.nullable(v.number()),
  inpMs: v.nullable(v.number()),
  cls: v.nullable(v.number()),
});
export type PageUsage = v.InferOutput<typeof PageUsage>;

/** A search query and how often it was used in a period. `results` is the number of results of the last search. */
export const QueryUsage = v.object({ query: v.string(), searches: v.number(), results: v.number() });
export type QueryUsage = v.InferOutput<typeof QueryUsage>;

/**
 * What visitors of a campaign did in a period. A view counts if the visitor did something or stayed for five seconds.
 */
export const CampaignUsage = v.object({
  campaign: v.string(),
  views: v.number(),
  quoteOpens: v.number(),
  quoteRequests: v.number(),
});
export type CampaignUsage = v.InferOutput<typeof CampaignUsage>;

/** Which versions: those of a block on one page, or those of a block of a saved section on all its pages. */
export const VersionQuery = v.object({
  ...Period.entries,
  /** The key of the second version, in its page or saved section. */
  block: v.pipe(v.string(), v.minLength(1)),
  /** The path of the page. Missing for a saved section. */
  page: v.optional(v.string()),
});
export type VersionQuery = v.InferOutput<typeof VersionQuery>;

/** How often visitors saw a version of a block in a period, and in how many of these page views they opened and sent the quote form. */
export const VersionCounts = v.object({
  views: v.number(),
  quoteOpens: v.number(),
  quoteRequests: v.number(),
});
export type VersionCounts = v.InferOutput<typeof VersionCounts>;

export const VersionUsage = v.object({ A: VersionCounts, B: VersionCounts } satisfies Record<
  Version,
  typeof VersionCounts
>);
export type VersionUsage = v.InferOutput<typeof VersionUsage>;

/** A path without a page, and how often visitors opened it in a period. */
export const MissingPage = v.object({ path: v.string(), visits: v.number() });
export type MissingPage = v.InferOutput<typeof MissingPage>;

/** The usage of the site in the days of a period. The most viewed page comes first. */
export const Usage = v.object({
  pages: v.array(PageUsage),
  /** `requests` counts the quote requests without spam. */
  days: v.array(v.object({ day: v.string(), views: v.number(), requests: v.number() })),
  /** The number of quote requests that look automated. Optional, because other admin hosts may not count it. */
  suspected: v.optional(v.number(), 0),
  devices: v.array(v.object({ equipmentType: v.picklist(EQUIPMENT_TYPES), views: v.number() })),
  /** Search queries, the most frequent first. */
  queries: v.array(QueryUsage),
  /** Campaigns, the most viewed first. Optional, because other admin hosts may not count them. */
  campaigns: v.optional(v.array(CampaignUsage), []),
  /** Paths without a page, the most visited first. Optional, because other admin hosts may not count them. */
  missing: v.optional(v.array(MissingPage), []),
});
export type Usage = v.InferOutput<typeof Usage>;
