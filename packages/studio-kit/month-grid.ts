/** A day in the local time zone as ISO 8601: 2026-11-23. */
export type Day = string;

/** The day of a time, in the local time zone. Numbers are in ms since 1970. */
export function dayOf(time: number | Date): Day {
  const date = new Date(time);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}

/** Midnight at the start of a day, in the local time zone. */
export function startOf(day: Day): Date {
  return new Date(`${day}T00:00`);
}

/**
 * The weeks of a month (0 is January), padded with days of the months before and after. A week starts with `firstWeekday`: 1 is Monday, 7
 * is Sunday.
 */
export function weeksOfMonth(year: number, month: number, firstWeekday: number): Day[][] {
  const first = new Date(year, month, 1);
  const before = (first.getDay() - firstWeekday + 7) % 7;
  const days = new Date(year, month + 1, 0).getDate();
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) => dayOf(new Date(year, month, week * 7 + day + 1 - before))),
  );
}
