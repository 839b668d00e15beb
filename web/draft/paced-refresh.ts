/** A preview that takes longer to render is refreshed less often anyway. */
const MIN_PERIOD_MS = 500;

/**
 * Returns an action for live changes: “refresh” now, or at the end of the period since the last one. Changes in the meantime are part of it:
 * anyone with an account can write drafts several times a second, and each open preview is told about each.
 */
export function createPacedRefresh(): () => Promise<"refresh" | undefined> {
  let next = 0;
  let isWaiting = false;
  return async () => {
    if (isWaiting) return undefined;
    isWaiting = true;
    await new Promise((resolve) => setTimeout(resolve, next - performance.now()));
    isWaiting = false;
    next = performance.now() + MIN_PERIOD_MS;
    return "refresh";
  };
}
