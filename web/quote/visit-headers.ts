import "server-only";
import { setTimeout } from "node:timers/promises";

import { addBusinessDays, isTimeZone, type Office, sharedTimeZone } from "business-hours/business-hours.ts";
import { TIME_ZONE_HEADER } from "contracts/endpoints.ts";
import { type ReplyBy, type Visit, VISIT_HEADER } from "contracts/receipt.ts";
import { COUNTRIES } from "dialing-codes/countries.ts";
import { calendarProblem, type StoredReplyCalendar, weekdayOf } from "schemas/documents/reply-calendar.ts";
import * as v from "valibot";

import { fetchPublished, typeTag } from "#cms/fetch.ts";
import { SETTINGS_QUERY } from "#cms/queries.ts";
import type { SETTINGS_QUERY_RESULT } from "#cms/types.generated.ts";
import { languageOfPath } from "#locale/catalogs.ts";

/** A quote request is worth more than the time of the reply, so it does not wait longer for the settings. */
const MAX_WAIT_MS = 1000;

/** The path of the page, which the server's own code sets if it knows it better than the Referer header. */
export const SENT_FROM_HEADER = "x-sent-from";

const Body = v.pipe(v.string(), v.parseJson(), v.object({ location: v.string() }));

/** The header that tells the admin host what a page has told the visitor: its language, by when staff reply, and the name of the company. */
export async function visitHeaders(body: string, request: Request): Promise<Record<string, string>> {
  const parsed = v.safeParse(Body, body);
  const settings = await getSettings();
  const replyBy = replyByOf(settings?.replyCalendar, {
    at: new Date(),
    dialingCode: parsed.success ? parsed.output.location : "",
    timeZone: request.headers.get(TIME_ZONE_HEADER) ?? "",
  });
  const visit: Visit = { language: languageOfPage(request), replyBy, brand: settings?.brandName };
  return { [VISIT_HEADER]: asciiJson(visit) };
}

/** The language of the page that sent a request. Not the `lang` of its document, which translation programs change. */
export function languageOfPage({ headers }: Request): string {
  const page = headers.get(SENT_FROM_HEADER) ?? URL.parse(headers.get("referer") ?? "")?.pathname ?? "/";
  return languageOfPath(page);
}

/** JSON that can be the value of a header. */
function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

async function getSettings(): Promise<SETTINGS_QUERY_RESULT | undefined> {
  const settings = fetchPublished(SETTINGS_QUERY, { tags: [typeTag("settings")] });
  try {
    return await Promise.race([settings, setTimeout(MAX_WAIT_MS, undefined, { ref: false })]);
  } catch (error) {
    console.error(
      "A quote request is sent without the time of the reply and the brand name, because the settings could not be read:",
      error,
    );
    return undefined;
  }
}

interface Visitor {
  readonly at: Date;
  /** “+49”. */
  readonly dialingCode: string;
  /** As the browser says; empty if it does not. */
  readonly timeZone: string;
}

/** By when staff reply: in the visitor's time, or in the office's time if the visitor's is unknown. Null without a calendar. */
export function replyByOf(
  calendar: StoredReplyCalendar | undefined,
  { at, dialingCode, timeZone }: Visitor,
): ReplyBy | null {
  const office = officeOf(calendar);
  const end = office && addBusinessDays(at, calendar?.businessDays ?? 1, office);
  if (office === undefined || end === undefined) return null;
  const countries = COUNTRIES.filter(({ dial }) => `+${dial}` === dialingCode).map(({ iso }) => iso);
  const theirs = isTimeZone(timeZone) ? timeZone : sharedTimeZone(countries, end);
  return { at: end.toISOString(), timeZone: theirs ?? office.timeZone, isTheirs: theirs !== undefined };
}

/** Undefined if the calendar is not complete. */
function officeOf(calendar: StoredReplyCalendar | undefined): Office | undefined {
  const { timeZone, days = [], opens, closes, holidays = [] } = calendar ?? {};
  if (calendarProblem(calendar) !== undefined || !timeZone || !opens || !closes) return undefined;
  return {
    timeZone,
    days: days.map(weekdayOf),
    opens,
    closes,
    holidays: holidays.flatMap(({ from, to }) => (from ? [{ from, to: to ?? from }] : [])),
  };
}
