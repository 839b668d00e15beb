import { useSyncExternalStore } from "react";

/** A state that changes outside of React. `update` sets some of its fields. */
export function createStore<State extends object>(initial: State) {
  const listeners = new Set<() => void>();
  let state = initial;

  function update(next: Partial<State>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  /** Calls the listener after each change. Returns a function that ends that. */
  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return { get: () => state, update, subscribe };
}

/** The state of a store in a component, which renders again after each change. */
export function useStore<State>({
  subscribe,
  get,
}: {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => State;
}): State {
  return useSyncExternalStore(subscribe, get, get);
}
