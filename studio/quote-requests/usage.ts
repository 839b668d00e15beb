import type { Period, Usage } from "contracts/staff.ts";
import type { EquipmentType } from "contracts/statistics.ts";

const DAY_MS = 86_400_000;

/** The last `count` days including today, from midnight to midnight in UTC, as the admin API counts days. */
export function lastDays(count: number, now: Date): Period {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()) + DAY_MS;
  return {
    from: new Date(midnight - count * DAY_MS).toISOString(),
    until: new Date(midnight).toISOString(),
  };
}

/** All days of a period, including those without views and requests. */
export function everyDay(days: Usage["days"], { from, until }: Period): Usage["days"] {
  const counted = new Map(days.map((day) => [day.day, day]));
  const count = Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS);
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.parse(from) + index * DAY_MS).toISOString().slice(0, 10);
    return counted.get(day) ?? { day, views: 0, requests: 0 };
  });
}

const DEVICES: Readonly<Record<EquipmentType, string>> = { 手机: "Phone", 平板: "Tablet", 电脑: "Computer" };

interface Share {
  readonly label: string;
  readonly views: number;
  /** The share of all views, from 0 to 1. */
  readonly share: number;
}

/** The devices with their English names. */
export function deviceShares(devices: Usage["devices"]): Share[] {
  const total = devices.reduce((sum, { views }) => sum + views, 0);
  return devices.map(({ equipmentType, views }) => ({
    label: DEVICES[equipmentType],
    views,
    share: total === 0 ? 0 : views / total,
  }));
}

interface Totals {
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

/** Whether anything was counted in the period, or a request came in that looks automated. */
export function hasUsage(usage: Usage): boolean {
  const { views, requests } = totalsOf(usage);
  return views > 0 || requests > 0 || usage.suspected > 0 || usage.queries.length > 0;
}
