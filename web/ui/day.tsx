const format = new Intl.DateTimeFormat("en-US", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** A date in a <time> element. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{format.format(new Date(date))}</time>;
}
