import { useState } from "react";

/**
 * Creates a hook like `useState` whose state stays while the Studio is open: an editor who opens a form from a list comes back to the list
 * as it was.
 */
export function createKeptState<Value extends object>(initial: Value) {
  let kept = initial;
  return function useKeptState() {
    const [value, setValue] = useState(kept);
    const change = (update: (before: Value) => Value): void => {
      kept = update(kept);
      setValue(kept);
    };
    return [value, change] as const;
  };
}
