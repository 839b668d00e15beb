import { useRef, useState } from "react";
import type { FormPatch } from "sanity";

import type { Row } from "#grid/pasted-rows.ts";
import { applicablePatches, type Change } from "#grid/row-patches.ts";

/** Applies changes through the form and remembers how to undo them, one after the other, while the grid is open. */
export function useHistory(onChange: (patches: FormPatch[]) => void, rows: readonly Pick<Row, "_key">[]) {
  const [inverses, setInverses] = useState<readonly (readonly FormPatch[])[]>([]);
  /** The cell that is being typed in. All that is typed until it is left counts as one change. */
  const typedIn = useRef<string>(undefined);

  const change = ({ patches, inverse }: Change) => {
    if (patches.length === 0) return;
    onChange([...patches]);
    setInverses((before) => [...before, inverse]);
  };
  return {
    change,
    canUndo: inverses.length > 0,
    startTyping: () => {
      typedIn.current = undefined;
    },
    type: (cell: string, typed: Change) => {
      if (typedIn.current === cell) onChange([...typed.patches]);
      else change(typed);
      typedIn.current = cell;
    },
    /** Takes back what was typed in the cell so far: the whole text cannot be read, although its beginning could. */
    takeBack: (cell: string) => {
      if (typedIn.current !== cell) return;
      typedIn.current = undefined;
      onChange([...(inverses.at(-1) ?? [])]);
      setInverses((before) => before.slice(0, -1));
    },
    undo: () => {
      const inverse = applicablePatches(inverses.at(-1) ?? [], rows);
      typedIn.current = undefined;
      if (inverse.length > 0) onChange(inverse);
      setInverses((before) => before.slice(0, -1));
    },
  };
}
