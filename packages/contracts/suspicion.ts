/** The header with the reason why the site takes a quote request for one from a bot. */
export const SUSPICION_HEADER = "x-suspected";

// The reasons as staff read them.

export const HIDDEN_FIELD = "a hidden field was filled in";
export const NO_BROWSER = "not sent by a browser";

/** The reason for a form that was filled in faster than a person can. */
export function sentAfter(ms: number): string {
  return `sent after ${(ms / 1000).toFixed(1)} s`;
}
