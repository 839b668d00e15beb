"use client";

import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from "react";

import { type PreHydrationState, repeatChoices, restoreFocus } from "#hydration/pre-hydration-state.ts";

import { buttonClass } from "./button.ts";
import { ComparedRecords } from "./compared-records.tsx";
import {
  arrange,
  readState,
  type RecordColumn,
  type RecordFilter,
  sortedBy,
  type TableRecord,
  type TableState,
  toggleCompared,
  writeState,
} from "./record-table.ts";
import { RecordTools } from "./record-tools.tsx";
import { Records } from "./records.tsx";

export { readPreHydrationState } from "#hydration/pre-hydration-state.ts";

export interface RecordDeskProps {
  caption: string;
  of: string;
  columns: readonly RecordColumn[];
  filters: readonly RecordFilter[];
  records: readonly TableRecord[];
}

interface LiveProps extends RecordDeskProps {
  /** What the visitor did in the server's HTML, which this table replaces. */
  preHydration: RefObject<PreHydrationState | undefined>;
}

/** A table that can be sorted, filtered and compared. Its state stands in the address, so that it can be sent to somebody. */
export function RecordDesk({ caption, of, columns, filters, records, preHydration }: LiveProps) {
  const search = useSyncExternalStore(subscribe, currentSearch, serverSearch);
  const sortable = columns.filter(({ name }) => records.some(({ sort }) => sort[name] !== undefined));
  const state = readState(search, { columns: sortable, filters, records });
  const shown = arrange(records, state);
  const compared = state.compared.flatMap((id) => records.find((record) => record.id === id) ?? []);
  const change = (next: TableState) => keep(writeState(next, location.search, filters));

  const tools = useRef<HTMLDivElement>(null);
  /** Before the button that has the focus goes. */
  const focusTools = () => tools.current?.querySelector("select")?.focus();
  const showAll = () => {
    focusTools();
    change({ ...state, filters: {} });
  };

  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!box.current || !preHydration.current) return;
    repeatChoices(box.current, preHydration.current);
    restoreFocus(box.current, preHydration.current);
  }, [preHydration]);

  return (
    <div ref={box}>
      <RecordTools
        ref={tools}
        filters={filters}
        columns={sortable}
        state={state}
        change={change}
        showAll={showAll}
        count={`${shown.length} of ${records.length}`}
      />
      {compared.length > 0 && (
        <ComparedRecords
          of={of}
          columns={columns}
          records={compared}
          remove={(id) => change(toggleCompared(state, id))}
          close={focusTools}
        />
      )}
      <Records
        caption={caption}
        of={of}
        columns={columns}
        records={shown}
        sortOf={(name) =>
          name === state.sort ? (state.isDescending ? "descending" : "ascending") : undefined
        }
        renderHead={(column) =>
          sortable.includes(column) ? (
            <SortButton column={column} state={state} sort={() => change(sortedBy(state, column.name))} />
          ) : (
            column.title
          )
        }
        renderMark={({ id, name }) => (
          <label className="needs-script no-print">
            <input
              type="checkbox"
              aria-label={`Compare ${name}`}
              checked={state.compared.includes(id)}
              onChange={() => change(toggleCompared(state, id))}
            />
          </label>
        )}
      />
      {shown.length === 0 && (
        <div className="py-8">
          <p className="mb-4">Nothing passes all filters.</p>
          <button type="button" className={buttonClass("secondary", "small")} onClick={showAll}>
            Show all
          </button>
        </div>
      )}
    </div>
  );
}

interface SortButtonProps {
  column: RecordColumn;
  state: TableState;
  sort: () => void;
}

function SortButton({ column: { name, title }, state, sort }: SortButtonProps) {
  const isSorted = name === state.sort;
  return (
    <button type="button" onClick={sort} className="min-h-6 cursor-pointer text-left hover:text-ink">
      {title}
      {"\u00A0"}
      <span
        aria-hidden="true"
        className={`needs-script no-print ${isSorted ? "text-red-text" : "text-ink-3"}`}
      >
        {isSorted && state.isDescending ? "↓" : "↑"}
      </span>
    </button>
  );
}

const CHANGED = "recordschange";

function keep(search: string): void {
  history.replaceState(history.state, "", `${location.pathname}${search}${location.hash}`);
  dispatchEvent(new Event(CHANGED));
}

function subscribe(notify: () => void): () => void {
  addEventListener(CHANGED, notify);
  addEventListener("popstate", notify);
  return () => {
    removeEventListener(CHANGED, notify);
    removeEventListener("popstate", notify);
  };
}

const currentSearch = () => location.search;
// The page is stored without its query: everybody first gets the whole table.
const serverSearch = () => "";
