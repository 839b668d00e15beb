import { createLoadingBar } from "./loading-bar.ts";

/** What the root layout renders: an element to draw on, and one that is read out. */
export const LOADING_BAR_ID = "loading-bar";
export const LOADING_STATUS_ID = "loading-status";

const bar = createLoadingBar({
  show(state) {
    document.getElementById(LOADING_BAR_ID)?.setAttribute("data-state", state);
  },
  announce(isLong) {
    const status = document.getElementById(LOADING_STATUS_ID);
    if (status) status.textContent = isLong ? (status.dataset["text"] ?? "") : "";
  },
});

/** The path of the page that is to be seen. */
let shown: string | undefined;

/** When a change of the route begins; one within the page loads nothing. */
export function startLoading(address: string): void {
  if (new URL(address, location.href).pathname !== shown) bar.start();
}

export function finishLoading(address: string): void {
  shown = new URL(address).pathname;
  bar.finish();
}
