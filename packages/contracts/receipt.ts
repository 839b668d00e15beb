import * as v from "valibot";

import { printable } from "./text.ts";

// Not in request-page.ts, because the quote form needs only this.

/** The secret in the address of a request page: 160 bits. Lower case, because the paths of the site ignore case. */
export const RequestToken = v.pipe(v.string(), v.regex(/^[0-9a-f]{40}$/, "The link is not complete"));

/** When staff reply at the latest. A time zone that this Node does not know becomes UTC: the one that chose it can be newer. */
export const ReplyBy = v.pipe(
  v.object({
    /** ISO 8601 in UTC. */
    at: v.pipe(v.string(), v.isoTimestamp()),
    /** The time zone in which people read it. */
    timeZone: v.pipe(v.string(), v.maxLength(60)),
    /** Whether it is the time zone of the customer, and not of the office. */
    isTheirs: v.boolean(),
  }),
  v.transform((replyBy) =>
    isTimeZone(replyBy.timeZone) ? replyBy : { ...replyBy, timeZone: "UTC", isTheirs: false },
  ),
);
export type ReplyBy = v.InferOutput<typeof ReplyBy>;
/** The same as it is stored, or null. */
export const StoredReplyBy = v.nullable(v.pipe(v.string(), v.parseJson(), ReplyBy));

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).format(0) !== "";
  } catch {
    // Intl has no other way to ask.
    return false;
  }
}

/** The spaces in “May 12”, “12. Mai” and “6:00 PM”, at which no line may break. */
const INNER_SPACE = /(?<=\d\.?) (?=\p{L})|(?<=\p{L}\.?) (?=\d)/gu;

/** “Tue, May 12, 6:00 PM”, with the name of its time zone if that is not the customer's. */
export function replyTime({ at, timeZone, isTheirs }: ReplyBy, language: string) {
  const format = new Intl.DateTimeFormat(language, {
    timeZone,
    weekday: "short",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  });
  const zone = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: "short" })
    .formatToParts(new Date(at))
    .find(({ type }) => type === "timeZoneName");
  return {
    time: format.format(new Date(at)).replace(INNER_SPACE, "\u00A0"),
    zone: isTheirs ? undefined : zone?.value,
  };
}

/**
 * What an admin host may say about a quote request that it has stored. The site keeps it for the confirmation page. `replyBy` is the one
 * that the site has sent. Without a token if the
 * same text was sent before, perhaps by someone else.
 */
export const Receipt = v.object({
  number: v.string(),
  token: v.optional(RequestToken),
  replyBy: v.nullable(ReplyBy),
});
export type Receipt = v.InferOutput<typeof Receipt>;

/**
 * The header with which the site says what its pages told the visitor: the language, when staff reply, and the name of the company. Only
 * the site's server sets it.
 */
export const VISIT_HEADER = "x-visit";

/** In one line, because it is in the headers of mails. */
const BrandName = v.pipe(
  v.string(),
  printable,
  v.transform((name) => name.replace(/\s+/g, " ").trim()),
  v.nonEmpty(),
  v.maxLength(60),
);

export const Visit = v.object({
  /** BCP 47: “en”. */
  language: v.pipe(v.string(), v.regex(/^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i)),
  replyBy: v.nullable(ReplyBy),
  /** The name of the company on the page, which mails carry. Undefined if the site does not know it, or if it is not a name. */
  brand: v.fallback(v.optional(BrandName), undefined),
});
export type Visit = v.InferOutput<typeof Visit>;
