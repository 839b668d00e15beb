"use client";

import { replaceSearch, useSearch } from "browser-kit/address-search.ts";
import type { PreHydrationProps } from "lazy-islands/lazy-island.tsx";
import { repeatChoices } from "lazy-islands/pre-hydration-state.ts";
import { useTakeOver } from "lazy-islands/use-take-over.ts";
import { use, useRef } from "react";

import { DataTableFilters } from "./data-table-filters.tsx";
import {
  type DataFilter,
  filterAndSort,
  formatState,
  parseState,
  type TableState,
  sortArrow,
  toggleCompared,
  toggleSort,
} from "./data-table-state.ts";
import { type DataColumn, type DataRow, DataTable } from "./data-table.tsx";
import type { DataTableWords } from "./words.ts";

interface TableContent {
  readonly caption: string;
  readonly nameTitle: string;
  readonly columns: readonly DataColumn[];
  readonly filters: readonly DataFilter[];
  readonly rows: readonly DataRow[];
}

export interface InteractiveDataTableProps {
  /** A promise, so that React reads all the cells only when the code of the table is loaded. */
  readonly content: Promise<TableContent>;
  readonly words: DataTableWords;
  /** The classes of the site for a button, and for a button that looks like a link. */
  readonly classes: { readonly button: string; readonly link: string };
}

/** A table that can be sorted, filtered and compared. A name in another language is not put into a sentence: it has its own element. */
export function InteractiveDataTable({
  content,
  words,
  classes,
  preHydration,
}: InteractiveDataTableProps & PreHydrationProps) {
  const { caption, nameTitle, columns, filters, rows } = use(content);
  const search = useSearch();
  const sortable = columns.filter(({ name }) =>
    rows.some(({ sortValues }) => sortValues[name] !== undefined),
  );
  const state = parseState(search, { columns: sortable, filters, rows });
  const shown = filterAndSort(rows, state);
  const compared = state.compared.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  const change = (next: TableState) => replaceSearch(formatState(next, location.search, filters));

  const tools = useRef<HTMLDivElement>(null);
  /** Moves the focus. Call this before the focused button disappears. */
  const focusTools = () => tools.current?.querySelector("select")?.focus();
  const showAll = () => {
    focusTools();
    change({ ...state, filters: {} });
  };

  const box = useTakeOver(preHydration, repeatChoices);

  return (
    <div ref={box}>
      <DataTableFilters
        ref={tools}
        filters={filters}
        columns={sortable}
        state={state}
        change={change}
        showAll={showAll}
        count={words.count(shown.length, rows.length)}
        words={words}
        linkClass={classes.link}
      />
      {compared.length > 0 && (
        <Comparison
          nameTitle={nameTitle}
          columns={columns}
          rows={compared}
          remove={(id) => change(toggleCompared(state, id))}
          close={focusTools}
          words={words}
          linkClass={classes.link}
        />
      )}
      <DataTable
        caption={caption}
        nameTitle={nameTitle}
        columns={columns}
        rows={shown}
        sortOf={(name) =>
          name === state.sort ? (state.isDescending ? "descending" : "ascending") : undefined
        }
        renderTitle={(column) =>
          sortable.includes(column) ? (
            <SortButton column={column} state={state} sort={() => change(toggleSort(state, column.name))} />
          ) : (
            column.title
          )
        }
        renderCheckbox={({ id, name, language }) => (
          <label className="needs-script no-print">
            <input
              type="checkbox"
              aria-label={language === undefined ? words.compare(name) : undefined}
              checked={state.compared.includes(id)}
              onChange={() => change(toggleCompared(state, id))}
            />
            {language !== undefined && (
              <span className="sr-only">
                {words.comparison}: <span lang={language}>{name}</span>
              </span>
            )}
          </label>
        )}
      />
      {shown.length === 0 && (
        <div className="py-8">
          <p className="mb-4">{words.nothing}</p>
          <button type="button" className={classes.button} onClick={showAll}>
            {words.showAll}
          </button>
        </div>
      )}
    </div>
  );
}

interface SortButtonProps {
  column: DataColumn;
  state: TableState;
  sort: () => void;
}

function SortButton({ column: { name, title }, state, sort }: SortButtonProps) {
  const isSorted = name === state.sort;
  return (
    <button type="button" onClick={sort} className="min-h-6 cursor-pointer text-start hover:text-ink">
      {title}
      {"\u00A0"}
      <span
        aria-hidden="true"
        className={`needs-script no-print ${isSorted ? "text-accent-text" : "text-ink-3"}`}
      >
        {sortArrow(name, state)}
      </span>
    </button>
  );
}

interface ComparisonProps {
  nameTitle: string;
  columns: readonly DataColumn[];
  rows: readonly DataRow[];
  remove: (id: string) => void;
  /** Called before the last row is removed, which closes the comparison. */
  close: () => void;
  words: DataTableWords;
  linkClass: string;
}

/** Up to four rows of the table, each in one column. */
function Comparison({ nameTitle, columns, rows, remove, close, words, linkClass }: ComparisonProps) {
  /** Moves the focus to the next row's button, because the focused button is removed together with its row. */
  const moveFocus = ({ parentElement: cell }: Element) => {
    const next = (cell?.nextElementSibling ?? cell?.previousElementSibling)?.querySelector("button");
    if (next) next.focus();
    else close();
  };
  return (
    <section
      aria-label={words.comparison}
      className="no-print mb-8 overflow-x-auto border-[1.5px] border-ink p-5"
    >
      <table className="data-table keep">
        <caption className="pb-3 text-14 font-medium">{words.sideBySide(rows.length)}</caption>
        <thead>
          <tr>
            <th scope="col">{nameTitle}</th>
            {rows.map(({ id, name, language }) => (
              <th key={id} scope="col" className="min-w-28">
                <span lang={language} className="block text-14 text-ink">
                  {name}
                </span>
                <button
                  type="button"
                  onClick={({ currentTarget }) => {
                    moveFocus(currentTarget);
                    remove(id);
                  }}
                  aria-label={language === undefined ? words.removeRow(name) : undefined}
                  className={`min-h-6 cursor-pointer ${linkClass}`}
                >
                  {words.remove}
                  {language !== undefined && (
                    <span className="sr-only">
                      : <span lang={language}>{name}</span>
                    </span>
                  )}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns.map(({ name, title, isNumeric }) => (
            <tr key={name}>
              <th scope="row">{title}</th>
              {rows.map(({ id, cells }) => (
                <td key={id} className={isNumeric ? "number" : undefined}>
                  {cells[name] ?? "–"}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
