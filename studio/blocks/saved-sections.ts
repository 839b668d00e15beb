import * as v from "valibot";

const StoredSections = v.array(v.object({ _id: v.string(), name: v.nullable(v.string()) }));
export type StoredSections = v.InferOutput<typeof StoredSections>;

interface SavedSections {
  /** Published sections and drafts. Empty until they are loaded. */
  readonly stored: StoredSections;
  /** Why the last request failed. `stored` then has the previous sections. */
  readonly failure?: unknown;
}

interface Source {
  load: () => Promise<unknown>;
  /** Calls `onChange` after each change, and `onFailure` when it can no longer watch. Returns a function that stops watching. */
  watch: (onChange: () => void, onFailure: (reason: unknown) => void) => () => void;
}

/**
 * Keeps the saved sections up to date while anything shows them, with one query for all open forms. A form is usable without saved
 * sections, so a failure is part of the state and never thrown.
 */
export function createSavedSections({ load, watch }: Source) {
  let state: SavedSections = { stored: [] };
  let stopWatching: (() => void) | undefined;
  let lastLoad = 0;
  const listeners = new Set<() => void>();

  const update = (next: SavedSections) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const fail = (failure: unknown) => update({ stored: state.stored, failure });
  const reload = async () => {
    const number = (lastLoad += 1);
    try {
      const stored = v.parse(StoredSections, await load());
      // A change may have started another load in the meantime.
      if (number === lastLoad) update({ stored });
    } catch (reason) {
      if (number === lastLoad) fail(reason);
    }
  };
  const stop = () => {
    stopWatching?.();
    stopWatching = undefined;
  };
  const start = () => {
    stop();
    void reload();
    stopWatching = watch(() => void reload(), fail);
  };

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    if (listeners.size === 1) start();
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) stop();
    };
  };
  return { get: () => state, subscribe, retry: start };
}
