import type { PageUsage, Usage } from "contracts/staff.ts";

const DAY_MS = 86_400_000;

export interface Period {
  /** ISO 8601 in UTC; `until` is not included. */
  readonly from: string;
  readonly until: string;
}

/** The last days, today with them, from midnight to midnight in UTC: the days that the lake counts by. */
export function lastDays(count: number, now: Date): Period {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()) + DAY_MS;
  return {
    from: new Date(midnight - count * DAY_MS).toISOString(),
    until: new Date(midnight).toISOString(),
  };
}

/** Every day of a period, also those on which nothing happened. */
export function everyDay(days: Usage["days"], { from, until }: Period): Usage["days"] {
  const known = new Map(days.map((day) => [day.day, day]));
  const count = Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS);
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.parse(from) + index * DAY_MS).toISOString().slice(0, 10);
    return known.get(day) ?? { day, views: 0, requests: 0 };
  });
}

/** The highest count of a day; none on days on which nothing happened. */
export function mostOnADay(days: readonly { readonly count: number }[]): number {
  return Math.max(0, ...days.map(({ count }) => count));
}

/** Spec §3: the records hold Chinese labels. */
const DEVICES: Readonly<Record<string, string>> = { 手机: "Phone", 平板: "Tablet", 电脑: "Computer" };

export interface Share {
  readonly label: string;
  readonly views: number;
  /** Of all views, from 0 to 1. */
  readonly part: number;
}

/** The devices under the names that editors read. */
export function deviceShares(devices: Usage["devices"]): Share[] {
  const total = devices.reduce((sum, { views }) => sum + views, 0);
  return devices.map(({ equipmentType, views }) => ({
    label: DEVICES[equipmentType] ?? equipmentType,
    views,
    part: total === 0 ? 0 : views / total,
  }));
}

export interface Totals {
  readonly views: number;
  readonly requests: number;
  readonly quoteOpens: number;
}

export function totalsOf({ pages, days }: Usage): Totals {
  return {
    views: days.reduce((sum, { views }) => sum + views, 0),
    requests: days.reduce((sum, { requests }) => sum + requests, 0),
    quoteOpens: pages.reduce((sum, { quoteOpens }) => sum + quoteOpens, 0),
  };
}

/** As editors know a page: its path. */
export function pathOf({ pageUrl }: Pick<PageUsage, "pageUrl">): string {
  return URL.parse(pageUrl)?.pathname ?? pageUrl;
}

/** Where a page of the site is, whatever host a visitor wrote: undefined for what is no path. */
export function addressOf(page: Pick<PageUsage, "pageUrl">, siteUrl: string): string | undefined {
  const path = pathOf(page);
  return path.startsWith("/") ? new URL(siteUrl).origin + path : undefined;
}
