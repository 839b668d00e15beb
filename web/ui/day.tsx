import { getWords } from "#locale/words.ts";

const FORMAT: Intl.DateTimeFormatOptions = {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
};

/** A date in a <time> element. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{new Date(date).toLocaleDateString(getWords().locale, FORMAT)}</time>;
}
