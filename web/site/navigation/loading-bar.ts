export type BarState = "idle" | "loading" | "full" | "hiding";

/** Spec §4 and §9. */
const THROTTLE_MS = 200;
const ADVANCE_MS = 2000;
const HIDE_MS = 500;
const RESET_MS = 400;
/** Then the page does not come any more, or is the one that is shown already. */
const GIVE_UP_MS = 15_000;

interface Bar {
  /** How the bar moves in each state is in shell.css. */
  readonly show: (state: BarState) => void;
  /** Called when loading takes long, and when it has ended after that. */
  readonly announce: (isLong: boolean) => void;
}

export function createLoadingBar({ show, announce }: Bar) {
  let timers: ReturnType<typeof setTimeout>[] = [];
  let state: BarState = "idle";
  let isLong = false;

  function go(next: BarState): void {
    state = next;
    show(next);
  }

  function forget(): void {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  }

  function after(ms: number, act: () => void): void {
    timers.push(setTimeout(act, ms));
  }

  function tell(next: boolean): void {
    if (isLong !== next) announce(next);
    isLong = next;
  }

  function finish(): void {
    forget();
    tell(false);
    if (state !== "loading") return go("idle");
    go("full");
    after(HIDE_MS, () => go("hiding"));
    after(HIDE_MS + RESET_MS, () => go("idle"));
  }

  return {
    start(): void {
      forget();
      if (state !== "loading") go("idle");
      after(THROTTLE_MS, () => go("loading"));
      after(THROTTLE_MS + ADVANCE_MS, () => tell(true));
      after(GIVE_UP_MS, finish);
    },
    finish,
  };
}
