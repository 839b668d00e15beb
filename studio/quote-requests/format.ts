import type { BadgeTone } from "@sanity/ui";
import type { RequestProgress } from "contracts/request-page.ts";
import type { QuoteRequestState } from "contracts/staff.ts";

export const STATE_LABELS: Readonly<Record<QuoteRequestState, string>> = {
  new: "New",
  answered: "Answered",
  spam: "Spam",
};

export const STATE_TONES: Readonly<Record<QuoteRequestState, BadgeTone>> = {
  new: "primary",
  answered: "positive",
  spam: "default",
};

/** How far a request is, as the customer reads it. */
export const PROGRESS_LABELS: Readonly<Record<RequestProgress, string>> = {
  received: "Received",
  review: "In review",
  question: "Question",
  quoted: "Quoted",
  closed: "Closed",
};

/** "850 ms", "12 s", "2 min 05 s". */
export function duration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, "0")} s`;
}

export type Rating = "good" | "fair" | "poor";

/** The thresholds of web.dev: a value is good up to the first, and poor above the second. */
const VITAL_THRESHOLDS = { lcpMs: [2500, 4000], inpMs: [200, 500], cls: [0.1, 0.25] } as const;
export type VitalName = keyof typeof VITAL_THRESHOLDS;

/** `value` is in ms, or without a unit for the CLS. */
export function vitalRating(name: VitalName, value: number): Rating {
  const [good, fair] = VITAL_THRESHOLDS[name];
  if (value <= good) return "good";
  return value <= fair ? "fair" : "poor";
}

/** "1.2 s", "96 ms", "0.02". */
export function vitalText(name: VitalName, value: number): string {
  if (name === "cls") return value.toFixed(2);
  return name === "lcpMs" ? `${(value / 1000).toFixed(1)} s` : `${Math.round(value)} ms`;
}
