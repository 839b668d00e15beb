import type { PageVitals } from "#admin-api/contract.ts";

export type Vitals = Pick<PageVitals, "lcpMs" | "inpMs" | "cls">;

/** The parts of the browser's performance entries that are used. Times in ms. */
interface Shift {
  readonly startTime: number;
  readonly value: number;
  readonly hadRecentInput: boolean;
}
interface Interaction {
  readonly interactionId: number;
  readonly duration: number;
}

/** web.dev: shifts less than a second apart count together, for at most five seconds. */
const SHIFT_GAP_MS = 1000;
const SHIFTS_TOGETHER_MS = 5000;
/** web.dev: of this many interactions the slowest one counts as an outlier. */
const INTERACTIONS_PER_OUTLIER = 50;

/** Collects how a stay goes. `measuresShifts`: whether the browser tells of shifts at all; without it there is no CLS. */
export function createVitals({ measuresShifts }: { measuresShifts: boolean }) {
  let lcpMs: number | null = null;
  let isFirstStay = true;
  let interactions = new Map<number, number>();
  let cls = 0;
  let shifts = { first: 0, last: Number.NEGATIVE_INFINITY, sum: 0 };

  return {
    /** The largest content so far was painted. Counts for the page that was loaded, and no page after it. */
    painted(ms: number): void {
      if (isFirstStay) lcpMs = Math.round(ms);
    },
    shifted({ startTime, value, hadRecentInput }: Shift): void {
      if (hadRecentInput) return;
      const isTogether =
        startTime - shifts.last < SHIFT_GAP_MS && startTime - shifts.first < SHIFTS_TOGETHER_MS;
      shifts = isTogether
        ? { first: shifts.first, last: startTime, sum: shifts.sum + value }
        : { first: startTime, last: startTime, sum: value };
      cls = Math.max(cls, shifts.sum);
    },
    /** One interaction is several events: the longest is what the visitor waited for. */
    interacted({ interactionId, duration }: Interaction): void {
      if (interactionId === 0) return;
      interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
    },
    /** What was measured since the last call. */
    take(): Vitals {
      const slowest = [...interactions.values()].toSorted((left, right) => right - left);
      const inp = slowest[Math.floor(slowest.length / INTERACTIONS_PER_OUTLIER)];
      const taken = {
        lcpMs,
        inpMs: inp === undefined ? null : Math.round(inp),
        cls: measuresShifts ? Math.round(cls * 10_000) / 10_000 : null,
      };
      lcpMs = null;
      isFirstStay = false;
      interactions = new Map();
      cls = 0;
      shifts = { first: 0, last: Number.NEGATIVE_INFINITY, sum: 0 };
      return taken;
    },
  };
}
