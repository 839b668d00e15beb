/** Resolves when the browser has nothing else to do. */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 1000);
  });
}
