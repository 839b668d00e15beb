import { AddIcon } from "@sanity/icons/Add";
import { RedoIcon } from "@sanity/icons/Redo";
import { UndoIcon } from "@sanity/icons/Undo";
import { Button, Card, type CardTone, Flex, Stack, Text } from "@sanity/ui";
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";

import { GridCell } from "./grid-cell.tsx";
import { Frame } from "./grid.styles.ts";
import { commandOf } from "./key-commands.ts";
import { ColumnMenu, RowMenu } from "./menus.tsx";
import type { GridActions, GridColumn, GridRow } from "./model.ts";
import { pastedCells } from "./pasted-cells.ts";

interface GridProps {
  label: string;
  columns: readonly GridColumn[];
  rows: readonly GridRow[];
  actions: GridActions;
  readOnly: boolean;
}

/** The column index of the row menu, which is before the first column. */
const ROW_MENU = -1;

/** The size of the buttons below the grid. */
const SMALL = { fontSize: 1, padding: 3 };

const HELP =
  "Enter and the arrow keys move between cells. Esc leaves the grid. Paste cells from a spreadsheet anywhere.";
const HELP_ROWS = "Alt with an arrow key moves the row.";

/** A form is read-only while it connects, and while it shows the published version. */
const NOT_PASTED = "Nothing was pasted, because the form was read-only. Paste again when you can type in it.";

/** Many given rows scroll below their headings. */
const FIXED_ROWS = { maxHeight: "72vh" };

/** Rows and cells that editors change in place, with the mouse or with the keys of a spreadsheet. */
export function Grid({ label, columns, rows, actions, readOnly }: GridProps) {
  const frame = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [messages, setMessages] = useState<readonly string[]>([]);
  /** The cell to focus as soon as it exists: a new row exists only after the form has stored it. */
  const pendingFocus = useRef<{ row: string; column: number }>(undefined);

  const cellAt = (row: string | undefined, column: number) =>
    row === undefined
      ? undefined
      : frame.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(`${row} ${column}`)}"]`);
  const goTo = (rowIndex: number, column: number) => cellAt(rows[rowIndex]?.key, column)?.focus();

  useEffect(() => {
    const cell = pendingFocus.current && cellAt(pendingFocus.current.row, pendingFocus.current.column);
    if (!cell) return;
    pendingFocus.current = undefined;
    cell.focus();
  });

  const add = (below?: string, column = 0) => {
    if (actions.rows) pendingFocus.current = { row: actions.rows.add(below), column };
  };

  const handleKey = (event: KeyboardEvent, rowIndex: number, column: number) => {
    const row = rows[rowIndex];
    const command = commandOf(event, { readOnly, canUndo: actions.canUndo, canRedo: actions.canRedo });
    if (row === undefined || command === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const moveRow = (by: -1 | 1) => {
      actions.rows?.move(row.key, by);
      pendingFocus.current = { row: row.key, column };
    };
    const handlers = {
      leave: () => (addButton.current ?? frame.current)?.focus(),
      goUp: () => goTo(rowIndex - 1, column),
      goDown: () => goTo(rowIndex + 1, column),
      goLeft: () => goTo(rowIndex, column - 1),
      goRight: () => goTo(rowIndex, column + 1),
      goToNextRow: () => {
        if (rowIndex < rows.length - 1) goTo(rowIndex + 1, column);
        else if (!readOnly) add(row.key);
      },
      moveRowUp: () => moveRow(-1),
      moveRowDown: () => moveRow(1),
      addRow: () => add(row.key),
      removeRow: () => {
        if (row.isHeading === true || !actions.rows) return;
        goTo(rowIndex === 0 ? 1 : rowIndex - 1, column);
        actions.rows.remove(row.key);
      },
      undo: actions.undo,
      redo: actions.redo,
    };
    handlers[command]();
  };

  const handlePaste = (event: ClipboardEvent, row: string, column: number) => {
    if (readOnly) {
      setMessages([NOT_PASTED]);
      return;
    }
    const cells = pastedCells(event.clipboardData);
    if (cells === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    setMessages(actions.paste(row, column, cells));
  };

  const names = rowNames(rows);
  const issues = rows.flatMap((row, index) => [
    ...row.issues.map(({ level, message }) => ({ level, text: `${names[index] ?? ""}: ${message}` })),
    ...row.cells.flatMap((cell, column) =>
      cell.issues.map(({ level, message }) => ({
        level,
        text: `${names[index] ?? ""}, ${columns[column]?.title ?? ""}: ${message}`,
      })),
    ),
  ]);
  return (
    <Stack gap={3}>
      <Card
        border
        radius={2}
        overflow="auto"
        ref={frame}
        tabIndex={-1}
        style={actions.rows ? {} : FIXED_ROWS}
      >
        <Frame role="grid" aria-label={label} aria-readonly={readOnly}>
          <thead>
            <tr>
              <th scope="col" aria-label="Row" className="row" />
              {columns.map(({ title }, index) => (
                <th key={title} scope="col">
                  {title}{" "}
                  {!readOnly && actions.columns && (
                    <ColumnMenu index={index} count={columns.length} actions={actions.columns} />
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, rowIndex) => (
              <tr key={row.key} data-heading={row.isHeading} data-issue={row.issues[0]?.level}>
                <td className="row">
                  {row.header ?? (
                    <RowMenu
                      id={`${row.key} ${ROW_MENU}`}
                      label={names[rowIndex] ?? ""}
                      row={row}
                      isFirst={rowIndex === 0 || rows[rowIndex - 1]?.isHeading === true}
                      isLast={rowIndex === rows.length - 1}
                      actions={actions}
                      readOnly={readOnly}
                      onAdd={() => add(row.key)}
                      onKey={(event) => handleKey(event, rowIndex, ROW_MENU)}
                    />
                  )}
                </td>
                {columns.map((column, index) => (
                  <GridCell
                    key={column.title}
                    id={`${row.key} ${index}`}
                    label={`${column.title}, ${names[rowIndex] ?? ""}`}
                    column={column}
                    cell={row.cells[index]}
                    readOnly={readOnly}
                    write={(text) => actions.write(row.key, index, text)}
                    onFocus={() => actions.focus(row.key, index)}
                    onKey={(event) => handleKey(event, rowIndex, index)}
                    onPaste={(event) => handlePaste(event, row.key, index)}
                    onOpen={() => actions.open?.(row.key, index)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </Frame>
      </Card>
      {!readOnly && (
        <Flex gap={2} wrap="wrap">
          {actions.rows && (
            <Button
              {...SMALL}
              ref={addButton}
              icon={AddIcon}
              text="Add row"
              mode="ghost"
              onClick={() => add()}
            />
          )}
          {actions.canUndo && (
            <Button {...SMALL} icon={UndoIcon} text="Undo" mode="bleed" onClick={actions.undo} />
          )}
          {actions.canRedo && (
            <Button {...SMALL} icon={RedoIcon} text="Redo" mode="bleed" onClick={actions.redo} />
          )}
        </Flex>
      )}
      <div aria-live="polite">
        <Messages tone="caution" texts={messages} />
      </div>
      <Messages
        tone={issues.some(({ level }) => level === "error") ? "critical" : "caution"}
        texts={issues.map(({ text }) => text)}
      />
      {!readOnly && (
        <Text size={1} muted>
          {actions.rows ? `${HELP} ${HELP_ROWS}` : HELP}
        </Text>
      )}
    </Stack>
  );
}

function Messages({ tone, texts }: { tone: CardTone; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <Card tone={tone} padding={3} radius={2} border>
      <Stack gap={3}>
        {texts.map((text) => (
          <Text key={text} size={1}>
            {text}
          </Text>
        ))}
      </Stack>
    </Card>
  );
}

/** The names of the rows, otherwise “Row 1”, “Row 2” and so on. Heading rows are not counted. */
function rowNames(rows: readonly GridRow[]): string[] {
  const headings = rows.filter(({ isHeading }) => isHeading === true).length;
  return rows.map(({ isHeading, name }, index) =>
    isHeading === true ? "Headings" : (name ?? `Row ${index + 1 - headings}`),
  );
}
