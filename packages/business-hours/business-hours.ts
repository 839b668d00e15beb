export interface Office {
  /** A name of the IANA database: “Asia/Shanghai”. */
  readonly timeZone: string;
  /** The days on which it works: 1 is Monday, and 7 is Sunday. */
  readonly days: readonly number[];
  /** “09:00”, in its own time. */
  readonly opens: string;
  readonly closes: string;
  readonly holidays: readonly Holiday[];
}

/** Days on which the office does not work, both ends included: “2027-10-01”. */
export interface Holiday {
  readonly from: string;
  readonly to: string;
}

const DAY_MS = 86_400_000;
/** An office that works on no day for so long never will. */
const MAX_DAYS = 400;

/**
 * The time at which an office has worked for so many days since `start`, rounded up to the hour. Undefined if it does not work at all.
 * Counted on the office's own clock, so that a change to summer time changes nothing.
 */
export function addBusinessDays(start: Date, businessDays: number, office: Office): Date | undefined {
  const [opens, closes] = [minutesOf(office.opens), minutesOf(office.closes)];
  if (closes <= opens) return undefined;
  const { date: firstDay, minutes: now } = clockAt(start, office.timeZone);
  let remaining = businessDays * (closes - opens);
  for (let count = 0; count < MAX_DAYS; count += 1) {
    const day = new Date(Date.parse(firstDay) + count * DAY_MS).toISOString().slice(0, 10);
    if (!worksOn(day, office)) continue;
    const from = count === 0 ? Math.max(opens, now) : opens;
    const worked = Math.max(0, closes - from);
    if (worked > 0 && remaining <= worked) {
      const end = Math.min(closes, Math.ceil((from + remaining) / 60) * 60);
      return timeAt(day, end, office.timeZone);
    }
    remaining -= worked;
  }
  return undefined;
}

function worksOn(day: string, { days, holidays }: Office): boolean {
  const weekday = new Date(day).getUTCDay() || 7;
  return days.includes(weekday) && !holidays.some(({ from, to }) => from <= day && day <= to);
}

/** “09:30” → 570. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** What a clock in a time zone shows. */
function clockAt(time: Date, timeZone: string): { readonly date: string; readonly minutes: number } {
  const format = new Intl.DateTimeFormat("en", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]));
  const { year = "", month = "", day = "", hour = "0", minute = "0" } = parts;
  return { date: `${year}-${month}-${day}`, minutes: Number(hour) * 60 + Number(minute) };
}

/** The time at which a clock in a time zone shows so many minutes of a day. */
function timeAt(day: string, minutes: number, timeZone: string): Date {
  const shown = Date.parse(day) + minutes * 60_000;
  const first = shown - offsetAt(new Date(shown), timeZone);
  // The offset may have changed between both times.
  return new Date(shown - offsetAt(new Date(first), timeZone));
}

/** By how much a clock in a time zone is ahead of UTC, in ms. */
function offsetAt(time: Date, timeZone: string): number {
  const { date, minutes } = clockAt(time, timeZone);
  const wholeMinute = Math.floor(time.getTime() / 60_000) * 60_000;
  return Date.parse(date) + minutes * 60_000 - wholeMinute;
}

/** Whether a text names a time zone of this runtime. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    // Intl has no other way to ask.
    return false;
  }
}

/**
 * The time zone of one of the countries (ISO 3166-1), if all clocks in all of them show the same at a time. Undefined if they do not, or
 * if the runtime does not know their time zones.
 */
export function sharedTimeZone(countries: readonly string[], at: Date): string | undefined {
  const zones = countries.flatMap((country) => zonesOf(country));
  const [first] = zones;
  if (first === undefined) return undefined;
  const offset = offsetAt(at, first);
  return zones.every((zone) => offsetAt(at, zone) === offset) ? first : undefined;
}

/** Intl.Locale.prototype.getTimeZones, which TypeScript does not know yet. */
function zonesOf(country: string): readonly string[] {
  const locale: Intl.Locale & { readonly getTimeZones?: () => string[] | undefined } = new Intl.Locale(
    `und-${country}`,
  );
  return locale.getTimeZones?.() ?? [];
}
