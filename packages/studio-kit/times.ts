const DAY_MS = 86_400_000;

const clock = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });
const day = new Intl.DateTimeFormat("en-US", { day: "numeric", month: "short" });
const dayOfYear = new Intl.DateTimeFormat("en-US", { day: "numeric", month: "short", year: "numeric" });
const full = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeStyle: "short" });

/** For lists: the time of day within the last 24 hours, otherwise the date. `at` is ISO 8601. */
export function shortTime(at: string, now: Date): string {
  const date = new Date(at);
  if (now.getTime() - date.getTime() < DAY_MS) return clock.format(date);
  return (date.getFullYear() === now.getFullYear() ? day : dayOfYear).format(date);
}

/** The full date and time. `at` is ISO 8601. */
export function fullTime(at: string): string {
  return full.format(new Date(at));
}
