// When a block is shown. Plain functions: the site imports this file.

/** The fields of a block that decide when visitors see it. Other values than text and true count as not filled in. */
interface Shown {
  hidden?: unknown;
  /** ISO 8601 */
  showFrom?: unknown;
  /** ISO 8601 */
  showUntil?: unknown;
}

/** Whether visitors see the block at the time `now`, in ms since 1970. */
export function isShown({ hidden, showFrom, showUntil }: Shown, now: number): boolean {
  return hidden !== true && !(timeOf(showFrom) > now) && !(timeOf(showUntil) <= now);
}

/** The next time, in ms since 1970, at which one of the blocks appears or goes; nothing when none does. */
export function nextChange(blocks: readonly Shown[], now: number): number | undefined {
  const times = blocks
    .filter(({ hidden }) => hidden !== true)
    .flatMap(({ showFrom, showUntil }) => [timeOf(showFrom), timeOf(showUntil)])
    .filter((time) => time > now);
  return times.length === 0 ? undefined : Math.min(...times);
}

/** What a list of blocks says about one that visitors do not always see. Times are those of the reader's place. */
export function visibilityNote(block: Shown, now: number): string | undefined {
  if (block.hidden === true) return "Hidden";
  const from = timeOf(block.showFrom);
  const until = timeOf(block.showUntil);
  if (until <= now) return `Ended ${inWords(until)}`;
  if (from > now) return `From ${inWords(from)}`;
  return until > now ? `Until ${inWords(until)}` : undefined;
}

/** NaN, which is neither before nor after anything, when there is no time. */
function timeOf(value: unknown): number {
  return typeof value === "string" ? Date.parse(value) : Number.NaN;
}

function inWords(time: number): string {
  return new Date(time).toLocaleString("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  });
}
