import { useEffect, useRef, useState } from "react";
import { useFailureToast } from "studio-kit/failure-toast.ts";

import type { TextChange, TextRow } from "./text-rows.ts";

/** How long an editor pauses before a text is stored. */
const PAUSE_MS = 700;

/** A text that is on its way to the lake, and the revision of the row that does not have it yet. */
interface Unsaved {
  readonly text: string;
  readonly revision: string;
}

/**
 * The rows with what the editor has changed, until the lake sends them back, and the history of the changes. `save` stores changes. A text
 * that is being typed is stored after a pause, or when the editor goes to another cell.
 */
export function useTextChanges(
  stored: readonly TextRow[],
  save: (changes: readonly TextChange[]) => Promise<unknown>,
) {
  const report = useFailureToast();
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, Unsaved>>(new Map());
  const [done, setDone] = useState<readonly (readonly TextChange[])[]>([]);
  const [undone, setUndone] = useState<readonly (readonly TextChange[])[]>([]);
  const typed = useRef<{ change: TextChange; timer: ReturnType<typeof setTimeout> }>(undefined);
  const rows = stored.map((row) => withUnsaved(row, unsaved));

  const store = (changes: readonly TextChange[]) => {
    if (changes.length === 0) return;
    const revisions = new Map(stored.map(({ key, revision }) => [key, revision]));
    const added = changes.map(
      ({ row, column, after }) =>
        [cellOf(row, column), { text: after, revision: revisions.get(row) ?? "" }] as const,
    );
    setUnsaved((before) => new Map([...before, ...added]));
    save(changes).catch((reason: unknown) => {
      setUnsaved(
        (before) => new Map([...before].filter(([cell]) => added.every(([other]) => other !== cell))),
      );
      report("The texts were not saved")(reason);
    });
  };
  const apply = (changes: readonly TextChange[]) => {
    if (changes.length === 0) return;
    store(changes);
    setDone((before) => [...before, changes]);
    setUndone([]);
  };
  const finishTyping = () => {
    const { current } = typed;
    typed.current = undefined;
    if (current === undefined) return;
    clearTimeout(current.timer);
    if (current.change.after !== current.change.before) apply([current.change]);
  };
  const latest = useRef(finishTyping);
  useEffect(() => {
    latest.current = finishTyping;
  });
  useEffect(() => () => latest.current(), []);

  return {
    rows,
    apply,
    startTyping: finishTyping,
    type: (row: string, column: string, text: string): void => {
      const isSame = typed.current?.change.row === row && typed.current.change.column === column;
      if (!isSame) finishTyping();
      const before = typed.current?.change.before ?? rows.find(({ key }) => key === row)?.texts[column] ?? "";
      clearTimeout(typed.current?.timer);
      const timer = setTimeout(() => latest.current(), PAUSE_MS);
      typed.current = { change: { row, column, before, after: text }, timer };
    },
    steps: {
      canUndo: done.length > 0,
      canRedo: undone.length > 0,
      undo: (): void => {
        const last = done.at(-1);
        if (last === undefined) return;
        store(last.map((change) => ({ ...change, before: change.after, after: change.before })));
        setDone((before) => before.slice(0, -1));
        setUndone((before) => [...before, last]);
      },
      redo: (): void => {
        const next = undone.at(-1);
        if (next === undefined) return;
        store(next);
        setUndone((before) => before.slice(0, -1));
        setDone((before) => [...before, next]);
      },
    },
  };
}

function cellOf(row: string, column: string): string {
  return JSON.stringify([row, column]);
}

/** The row with the texts that the lake does not have yet. A row that has changed since shows what is stored. */
function withUnsaved(row: TextRow, unsaved: ReadonlyMap<string, Unsaved>): TextRow {
  const columns = Object.keys(row.texts);
  const changed = columns.flatMap((column) => {
    const own = unsaved.get(cellOf(row.key, column));
    return own === undefined || own.revision !== row.revision ? [] : [[column, own.text] as const];
  });
  return changed.length === 0 ? row : { ...row, texts: { ...row.texts, ...Object.fromEntries(changed) } };
}
