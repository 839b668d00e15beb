import { type Ref, useId } from "react";

import type { DataFilter, FilterOption, TableState } from "./data-table-state.ts";
import type { DataColumn } from "./data-table.tsx";
import type { DataTableWords } from "./words.ts";

interface DataTableFiltersProps {
  ref: Ref<HTMLDivElement>;
  filters: readonly DataFilter[];
  columns: readonly DataColumn[];
  state: TableState;
  change: (state: TableState) => void;
  showAll: () => void;
  /** “4 of 12” */
  count: string;
  words: DataTableWords;
  linkClass: string;
}

/** The filters above a table. On a narrow screen the table has no header to click, so the sort order is here too. */
export function DataTableFilters({
  ref,
  filters,
  columns,
  state,
  change,
  showAll,
  count,
  words,
  linkClass,
}: DataTableFiltersProps) {
  const isFiltered = Object.keys(state.filters).length > 0;
  return (
    <div ref={ref} className="needs-script no-print mb-4 flex flex-wrap items-end gap-4">
      {filters.map(({ name, label, options }) => (
        <Choice
          key={name}
          label={label}
          options={[{ value: "", title: words.all }, ...options]}
          value={state.filters[name] ?? ""}
          onChange={(value) => {
            const { [name]: _, ...others } = state.filters;
            change({ ...state, filters: value ? { ...others, [name]: value } : others });
          }}
        />
      ))}
      <div className="table-order max-w-full">
        <Choice
          label={words.sort}
          options={[
            { value: "", title: words.byName },
            ...columns.flatMap(({ name, title }) => [
              { value: name, title: words.lowFirst(title) },
              { value: `-${name}`, title: words.highFirst(title) },
            ]),
          ]}
          value={`${state.isDescending ? "-" : ""}${state.sort}`}
          onChange={(value) =>
            change({ ...state, sort: value.replace(/^-/, ""), isDescending: value.startsWith("-") })
          }
        />
      </div>
      <output className="py-2.5 font-mono text-12 text-ink-3">{count}</output>
      {isFiltered && (
        <button type="button" onClick={showAll} className={`h-11 cursor-pointer text-14 ${linkClass}`}>
          {words.showAll}
        </button>
      )}
    </div>
  );
}

interface ChoiceProps {
  label: string;
  options: readonly FilterOption[];
  value: string;
  onChange: (value: string) => void;
}

function Choice({ label, options, value, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="max-w-full">
      <label htmlFor={id} className="block pb-1 font-mono text-12 font-medium text-ink-3">
        {label}
      </label>
      <select
        className="h-11 max-w-full rounded-1 border border-line bg-paper px-2.5 text-15 text-ink"
        id={id}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {options.map(({ value: chosen, title, language }) => (
          <option key={chosen} value={chosen} lang={language}>
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}
