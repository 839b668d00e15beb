/** The ids of two elements: the bar, which gets `data-state`, and the status that screen readers announce, whose text is in `data-text`. */
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

/** The path of the page that is shown. */
let currentPath: string | undefined;

/** Call this when a route change begins. Ignores hash links, which load nothing. */
export function startLoading(address: string): void {
  if (new URL(address, location.href).pathname !== currentPath) bar.start();
}

/** Call this when a page is shown. */
export function finishLoading(address: string): void {
  currentPath = new URL(address).pathname;
  bar.finish();
}

type BarState = "idle" | "loading" | "full" | "hiding";

const THROTTLE_MS = 200;
const ADVANCE_MS = 2000;
const HIDE_MS = 500;
const RESET_MS = 400;
/** Hides the bar after this time, because the navigation has probably failed or stayed on the page. */
const TIMEOUT_MS = 15_000;

interface LoadingBar {
  /** The styles of the site move the bar in each state. */
  readonly show: (state: BarState) => void;
  /** Called with true when loading takes long, and then with false when it has ended. */
  readonly announce: (isLong: boolean) => void;
}

export function createLoadingBar({ show, announce }: LoadingBar) {
  let timers: ReturnType<typeof setTimeout>[] = [];
  let state: BarState = "idle";
  let isLong = false;

  function setState(next: BarState): void {
    state = next;
    show(next);
  }

  function clearTimers(): void {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  }

  function schedule(ms: number, action: () => void): void {
    timers.push(setTimeout(action, ms));
  }

  function setLong(next: boolean): void {
    if (isLong !== next) announce(next);
    isLong = next;
  }

  function finish(): void {
    clearTimers();
    setLong(false);
    if (state !== "loading") return setState("idle");
    setState("full");
    schedule(HIDE_MS, () => setState("hiding"));
    schedule(HIDE_MS + RESET_MS, () => setState("idle"));
  }

  return {
    start(): void {
      clearTimers();
      if (state !== "loading") setState("idle");
      schedule(THROTTLE_MS, () => setState("loading"));
      schedule(THROTTLE_MS + ADVANCE_MS, () => setLong(true));
      schedule(TIMEOUT_MS, finish);
    },
    finish,
  };
}
