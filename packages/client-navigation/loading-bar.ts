/** The ids of two elements: the bar, which gets `data-state`, and the status that screen readers announce, whose text is in `data-text`. */
export const LOADING_BAR_ID = "loading-bar";
export const LOADING_STATUS_ID = "loading-status";

const THROTTLE_MS = 200;
const ADVANCE_MS = 2000;
const HIDE_MS = 500;
const RESET_MS = 400;
/** Hides the bar after this time, because the navigation has probably failed or stayed on the page. */
const TIMEOUT_MS = 15_000;

/** The styles of the site move the bar in each state. */
type BarState = "idle" | "loading" | "full" | "hiding";

let state: BarState = "idle";
let timers: ReturnType<typeof setTimeout>[] = [];
/** The path of the page that is shown. */
let currentPath: string | undefined;

/** Call this when a route change begins. Ignores hash links, which load nothing. */
export function startLoading(address: string): void {
  if (new URL(address, location.href).pathname === currentPath) return;
  clearTimers();
  if (state !== "loading") show("idle");
  schedule(THROTTLE_MS, () => show("loading"));
  schedule(THROTTLE_MS + ADVANCE_MS, () => announce(true));
  schedule(TIMEOUT_MS, finish);
}

/** Call this when a page is shown. */
export function finishLoading(address: string): void {
  currentPath = new URL(address).pathname;
  finish();
}

function finish(): void {
  clearTimers();
  announce(false);
  if (state !== "loading") return show("idle");
  show("full");
  schedule(HIDE_MS, () => show("hiding"));
  schedule(HIDE_MS + RESET_MS, () => show("idle"));
}

function show(next: BarState): void {
  state = next;
  document.getElementById(LOADING_BAR_ID)?.setAttribute("data-state", next);
}

function announce(isLong: boolean): void {
  const status = document.getElementById(LOADING_STATUS_ID);
  if (status) status.textContent = isLong ? (status.dataset["text"] ?? "") : "";
}

function clearTimers(): void {
  for (const timer of timers) clearTimeout(timer);
  timers = [];
}

function schedule(ms: number, action: () => void): void {
  timers.push(setTimeout(action, ms));
}
