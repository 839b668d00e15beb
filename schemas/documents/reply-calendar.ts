import { defineArrayMember, defineField } from "@sanity/types";

import { inForm, numberField, textField } from "../fields/basic-fields.ts";
import { repeats } from "../fields/repeats.ts";

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** The calendar as it is stored. A new one is incomplete while an editor fills it in. */
export interface StoredReplyCalendar {
  readonly businessDays?: number | undefined;
  readonly timeZone?: string | undefined;
  readonly days?: readonly string[] | undefined;
  readonly opens?: string | undefined;
  readonly closes?: string | undefined;
  readonly holidays?:
    | readonly { readonly from?: string | undefined; readonly to?: string | undefined }[]
    | undefined;
}

/** The calendar in the settings from which the site works out when staff reply to a quote request. */
export function replyCalendarField() {
  return defineField({
    name: "replyCalendar",
    title: "Reply calendar",
    type: "object",
    group: "contact",
    description:
      "The receipt and the confirmation page use it to tell customers by when they will hear from you, in their own time zone. Keep it in line with the reply time above. Optional: without it, no time is shown.",
    options: { collapsible: true, collapsed: true, columns: 2 },
    fields: [
      numberField(
        "businessDays",
        "Business days until the reply",
        "One business day is as many hours as the office is open. For example 1, or 0.5.",
        { min: 0.1, max: 30 },
      ),
      textField(
        "timeZone",
        "Time zone of the office",
        "Its hours and holidays are in this time. For example Asia/Shanghai or Europe/Berlin.",
        { problemOf: timeZoneProblem },
      ),
      defineField({
        name: "days",
        title: "Business days",
        type: "array",
        description: "The days on which the office works.",
        of: [defineArrayMember({ type: "string" })],
        options: {
          list: DAYS.map((title) => ({ title, value: title.toLowerCase() })),
          layout: "grid",
        },
        validation: (rule) => rule.custom(repeats),
      }),
      clockField("opens", "Opens at", "For example 09:00."),
      clockField("closes", "Closes at", "For example 18:00."),
      defineField({
        name: "holidays",
        title: "Holidays",
        type: "array",
        description:
          "Days on which the office does not work, besides weekends. Add those of the next year in time.",
        of: [
          defineArrayMember({
            type: "object",
            name: "holiday",
            title: "Holiday",
            fields: [
              textField("name", "Name", "For staff only, for example “National Day”.", { max: 80 }),
              defineField({
                name: "from",
                title: "First day",
                type: "date",
                validation: (rule) => rule.required(),
              }),
              defineField({
                name: "to",
                title: "Last day",
                type: "date",
                description: "Leave it empty for one day.",
                validation: (rule) => rule.min(rule.valueOfField("from")),
              }),
            ],
            preview: {
              select: { title: "name", from: "from", to: "to" },
              prepare: ({ title, from, to }) => ({
                title: title ?? "Holiday",
                subtitle: [from, to].filter(Boolean).join(" to "),
              }),
            },
          }),
        ],
      }),
    ],
    validation: (rule) =>
      rule
        .custom(
          (calendar: StoredReplyCalendar | undefined) =>
            calendarProblem(calendar) ?? holidaysProblem(calendar, new Date()) ?? true,
        )
        .warning(),
  });
}

function clockField<const Name extends "opens" | "closes">(name: Name, title: string, description: string) {
  return textField(name, title, description, {
    problemOf: inForm(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "Enter a time such as 09:00 or 18:30"),
  });
}

function timeZoneProblem(name: string): string | undefined {
  return Intl.supportedValuesOf("timeZone").includes(name)
    ? undefined
    : "Enter the name of a time zone, for example Asia/Shanghai or Europe/Berlin";
}

/** The weekday that a calendar stores: 1 is Monday, and 7 is Sunday. 0 for none. */
export function weekdayOf(day: string): number {
  return DAYS.findIndex((name) => name.toLowerCase() === day) + 1;
}

/** Why the site may soon promise a reply on a holiday. */
export function holidaysProblem(calendar: StoredReplyCalendar | undefined, now: Date): string | undefined {
  const { holidays = [] } = calendar ?? {};
  const today = now.toISOString().slice(0, 10);
  const areOver = holidays.length > 0 && holidays.every(({ from = "", to = from }) => to < today);
  return areOver ? "All holidays are over. Add the next ones" : undefined;
}

/** Why the site cannot use an unfinished calendar. */
export function calendarProblem(calendar: StoredReplyCalendar | undefined): string | undefined {
  if (calendar === undefined || Object.values(calendar).every((value) => value === undefined))
    return undefined;
  const { businessDays, timeZone, days = [], opens, closes } = calendar;
  if (!businessDays || !timeZone || days.length === 0 || !opens || !closes)
    return "Fill in the business days, the time zone and the hours. Until then, customers see no time";
  return closes > opens ? undefined : "The office must close after it opens";
}
