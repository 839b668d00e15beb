import { useRef, useState } from "react";
import type { FormPatch } from "sanity";

import type { Row } from "./pasted-rows.ts";
import { applicablePatches, type GridChange } from "./row-patches.ts";

/** Applies changes through the form, and undoes and redoes them one by one while the grid is open. */
export function useHistory(onChange: (patches: FormPatch[]) => void, rows: readonly Pick<Row, "_key">[]) {
  const [done, setDone] = useState<readonly GridChange[]>([]);
  const [undone, setUndone] = useState<readonly GridChange[]>([]);
  /** The cell that is being edited. Everything typed until it loses the focus counts as one change. */
  const typedIn = useRef<string>(undefined);

  const change = (made: GridChange) => {
    if (made.patches.length === 0) return;
    onChange([...made.patches]);
    setDone((before) => [...before, made]);
    setUndone([]);
  };
  const apply = (patches: readonly FormPatch[]) => {
    const applicable = applicablePatches(patches, rows);
    typedIn.current = undefined;
    if (applicable.length > 0) onChange(applicable);
  };
  return {
    change,
    startTyping: () => {
      typedIn.current = undefined;
    },
    type: (cell: string, typed: GridChange) => {
      const [last] = done.slice(-1);
      if (typedIn.current !== cell || last === undefined) change(typed);
      else if (typed.patches.length > 0) {
        onChange([...typed.patches]);
        setDone((before) => [...before.slice(0, -1), { patches: typed.patches, inverse: last.inverse }]);
      }
      typedIn.current = cell;
    },
    /** Reverts what was typed in the cell so far, because the text cannot be read, although its beginning could. */
    revert: (cell: string) => {
      if (typedIn.current !== cell) return;
      typedIn.current = undefined;
      onChange([...(done.at(-1)?.inverse ?? [])]);
      setDone((before) => before.slice(0, -1));
    },
    /** The part of the actions of a grid that concerns its history. */
    steps: {
      canUndo: done.length > 0,
      canRedo: undone.length > 0,
      undo: () => {
        const last = done.at(-1);
        if (last === undefined) return;
        apply(last.inverse);
        setDone((before) => before.slice(0, -1));
        setUndone((before) => [...before, last]);
      },
      redo: () => {
        const next = undone.at(-1);
        if (next === undefined) return;
        apply(next.patches);
        setUndone((before) => before.slice(0, -1));
        setDone((before) => [...before, next]);
      },
    },
  };
}
