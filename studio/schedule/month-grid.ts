/** A day of the reader's time zone as ISO 8601: 2026-11-23. */
export type Day = string;

/** The day of a time, in the time zone of the reader. */
export function dayOf(time: number | Date): Day {
  const date = new Date(time);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}

/** The weeks of a month, from Monday to Sunday, with the days of the months before and after that fill the first and last week. */
export function weeksOfMonth(year: number, month: number): Day[][] {
  const first = new Date(year, month, 1);
  // getDay() counts from Sunday.
  const before = (first.getDay() + 6) % 7;
  const days = new Date(year, month + 1, 0).getDate();
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) => dayOf(new Date(year, month, week * 7 + day + 1 - before))),
  );
}
