/** Resolves when the browser has nothing else to do. */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 1000);
  });
}

const PICTURE_MS_MOST = 500;

/** Resolves when the next picture of the page is on the screen; soon, too, where there is none, as in a tab in the background. */
export function untilPainted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PICTURE_MS_MOST);
  });
}
