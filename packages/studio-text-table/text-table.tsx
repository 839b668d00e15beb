import { ClipboardIcon } from "@sanity/icons/Clipboard";
import { SearchIcon } from "@sanity/icons/Search";
import { Box, Button, Flex, Select, Stack, TextInput } from "@sanity/ui";
import { type ReactNode, useState } from "react";
import { countOf } from "stored-values/stored-value.ts";
import { Grid } from "studio-grid/grid.tsx";
import type { GridActions, GridCellState, GridRow } from "studio-grid/model.ts";
import { useCopyText } from "studio-kit/copy-text.ts";
import { createKeptState } from "studio-kit/kept-state.ts";
import { Hint, Notice } from "studio-kit/ui.tsx";

import {
  copiedTable,
  type Flaw,
  pasteTexts,
  type Problem,
  PROBLEMS,
  problemsIn,
  problemTitle,
  type TextChange,
  type TextColumn,
  textOf,
  type TextRow,
} from "./text-rows.ts";
import { titleWidth } from "./text-width.ts";
import { useTextChanges } from "./use-text-changes.ts";

interface TextTableProps {
  label: string;
  columns: readonly TextColumn[];
  rows: readonly TextRow[];
  /** The first cell of a row, such as a link to its document. */
  renderHeader: (row: TextRow) => ReactNode;
  /** What else can be wrong with a text. */
  flaw?: Flaw;
  /** The text that visitors see, whose length counts. */
  shownText: (text: string) => string;
  readOnly: boolean;
  /** Stores changes of several rows together. */
  save: (changes: readonly TextChange[]) => Promise<unknown>;
  /** A last column with something that is not a text, which opens in the form. */
  opened?:
    | {
        readonly title: string;
        readonly renderPreview: (row: TextRow) => ReactNode;
        readonly open: (row: TextRow) => void;
      }
    | undefined;
}

interface Filter {
  readonly problem: Problem | "";
  readonly search: string;
}

/** By the label of the table. */
const useFilters = createKeptState<Readonly<Record<string, Filter>>>({});
const NO_FILTER: Filter = { problem: "", search: "" };

/** A grid with the same texts of many documents: filtered by what is wrong with them, edited in place, filled from a spreadsheet. */
export function TextTable({
  label,
  columns,
  readOnly,
  flaw,
  shownText,
  renderHeader,
  opened,
  ...props
}: TextTableProps) {
  const copy = useCopyText();
  const { rows, type, apply, startTyping, steps } = useTextChanges(props.rows, props.save);
  const [filters, changeFilters] = useFilters();
  const filter = filters[label] ?? NO_FILTER;
  const problems = problemsIn(rows, columns, { flaw, shownText, widthOf: titleWidth });
  const listed = PROBLEMS.filter((problem) => problem !== "flawed" || flaw !== undefined);
  const hasProblem = ({ key }: TextRow, problem: Problem) =>
    [...(problems.get(key)?.values() ?? [])].includes(problem);
  const find = ({ problem, search }: Filter) => {
    const found = rows.filter(
      (row) =>
        (problem === "" || hasProblem(row, problem)) &&
        [row.name, ...Object.values(row.texts)].some((text) =>
          text.toLowerCase().includes(search.toLowerCase()),
        ),
    );
    return new Set(found.map(({ key }) => key));
  };
  // Rows stay while their texts change, so that none disappears while an editor types in it.
  const [shown, setShown] = useState(() => find(filter));
  const choose = (change: Partial<Filter>) => {
    const chosen = { ...filter, ...change };
    changeFilters((before) => ({ ...before, [label]: chosen }));
    setShown(find(chosen));
  };
  const isFiltered = filter.problem !== "" || filter.search !== "";
  const visible = isFiltered ? rows.filter(({ key }) => shown.has(key)) : rows;

  const actions: GridActions = {
    write(key, index, text) {
      const column = columns[index];
      if (column !== undefined) type(key, column.name, text);
      return undefined;
    },
    paste(key, column, cells) {
      const pasted = pasteTexts({ columns, rows: visible, from: { row: key, column }, cells });
      apply(pasted.changes);
      return pasted.messages;
    },
    ...steps,
    focus: startTyping,
    ...(opened && {
      open: (key) => {
        const row = rows.find((other) => other.key === key);
        if (row !== undefined) opened.open(row);
      },
    }),
  };
  const cellOf = (row: TextRow, column: TextColumn): GridCellState => {
    const problem = problems.get(row.key)?.get(column.name);
    return {
      text: textOf(row, column),
      issues: [],
      people: [],
      ...noteOf(row, column, problem && problemTitle(problem, flaw), shownText),
    };
  };

  return (
    <Stack gap={4}>
      {readOnly && (
        <Notice tone="transparent">Your account can read these texts, but not change them.</Notice>
      )}
      <Flex gap={3} align="center" wrap="wrap">
        <Box>
          <Select
            aria-label="Show"
            fontSize={1}
            value={filter.problem}
            onChange={({ currentTarget: { value } }) =>
              choose({ problem: PROBLEMS.find((problem) => problem === value) ?? "" })
            }
          >
            <option value="">All {rows.length}</option>
            {listed.map((problem) => (
              <option key={problem} value={problem}>
                {problemTitle(problem, flaw)} ({rows.filter((row) => hasProblem(row, problem)).length})
              </option>
            ))}
          </Select>
        </Box>
        <Box flex={1} style={{ maxWidth: 320 }}>
          <TextInput
            type="search"
            icon={SearchIcon}
            fontSize={1}
            aria-label="Find in the table"
            placeholder="Find in the table"
            value={filter.search}
            onChange={({ currentTarget }) => choose({ search: currentTarget.value })}
          />
        </Box>
        <Button
          mode="ghost"
          fontSize={1}
          icon={ClipboardIcon}
          text="Copy for a spreadsheet"
          onClick={() => void copy(copiedTable(visible, columns), `${countOf(visible, "row")} copied`)}
        />
        <Hint aria-live="polite">{isFiltered && `${visible.length} of ${rows.length}`}</Hint>
      </Flex>
      {visible.length === 0 ? (
        <Notice tone="positive">No text here.</Notice>
      ) : (
        <Grid
          label={label}
          columns={opened ? [...columns, { title: opened.title, kind: "open" }] : columns}
          rows={visible.map((row): GridRow => ({
            key: row.key,
            name: row.name,
            header: renderHeader(row),
            issues: [],
            cells: [
              ...columns.map((column) => cellOf(row, column)),
              ...(opened ? [{ text: "", issues: [], people: [], preview: opened.renderPreview(row) }] : []),
            ],
          }))}
          actions={actions}
          readOnly={readOnly}
        />
      )}
    </Stack>
  );
}

/** The note below a text: what is wrong with it, and its length. */
function noteOf(
  row: TextRow,
  column: TextColumn,
  problem: string | undefined,
  shownText: (text: string) => string,
): Partial<GridCellState> {
  const text = textOf(row, column);
  const inherited = row.inherited?.[column.name];
  if (text === "") {
    if (problem !== undefined) return { note: problem, isNoteWarning: true };
    return inherited === undefined ? {} : { note: `Now: ${inherited}` };
  }
  const { limit, maxWidth } = column;
  const shown = shownText(text);
  const parts = [
    problem,
    limit !== undefined && `${shown.length} of ${limit} characters`,
    maxWidth !== undefined && `${titleWidth(shown)} of ${maxWidth} px`,
  ].filter((part) => typeof part === "string");
  return parts.length === 0 ? {} : { note: parts.join(" · "), isNoteWarning: problem !== undefined };
}
