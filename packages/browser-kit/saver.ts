export type SaveState =
  | { readonly kind: "unchanged" | "unsaved" | "saving" | "saved" }
  /** `message` is for the person who typed. */
  | { readonly kind: "failed"; readonly message: string };

export type SaveResult =
  | { readonly kind: "received" }
  | { readonly kind: "rejected"; readonly message: string };

const PAUSE_MS = 800;
/** The pause after a failure, such as a lost connection. */
const RETRY_MS = 10_000;

interface SaverOptions {
  /** What the form contains now. Undefined if it is gone. */
  readonly read: () => FormData | null;
  readonly post: (data: FormData, signal: AbortSignal) => Promise<SaveResult>;
  readonly setState: (state: SaveState) => void;
}

/** Saves a form at each pause in typing: one change after the other, so that the last one wins. */
export function createSaver({ read, post, setState }: SaverOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDirty = false;
  /** The save that is going on. */
  let running: AbortController | undefined;

  async function save(): Promise<void> {
    clearTimeout(timer);
    const data = read();
    if (!isDirty || running || !data) return;
    const own = new AbortController();
    running = own;
    isDirty = false;
    setState({ kind: "saving" });
    const result = await post(data, own.signal);
    // A newer save has taken its place.
    if (running !== own) return;
    running = undefined;
    if (result.kind === "rejected") {
      isDirty = true;
      setState({ kind: "failed", message: result.message });
      timer = setTimeout(() => void save(), RETRY_MS);
    } else if (isDirty) saveSoon();
    else setState({ kind: "saved" });
  }

  function saveSoon(): void {
    if (!isDirty) setState({ kind: "unsaved" });
    isDirty = true;
    clearTimeout(timer);
    timer = setTimeout(() => void save(), PAUSE_MS);
  }

  return {
    saveSoon,
    /** Saves also what is not known to have changed. */
    saveNow: () => {
      isDirty = true;
      void save();
    },
    /** Saves before the page is gone. What is being saved is older, and nobody would be there to save the rest after it. */
    leave: () => {
      if (isDirty && running) {
        running.abort();
        running = undefined;
      }
      void save();
    },
  };
}
