import { type RefObject, useEffect, useRef, useState } from "react";
import {
  type ArrayOfObjectsInputProps,
  ArrayOfObjectsItem,
  EnhancedObjectDialog,
  isKeySegment,
  type PathSegment,
} from "sanity";
import { storedField } from "stored-values/stored-value.ts";

import { type Column, columnsOf, cellText, type GridTypes, readCell, rowTypeOf } from "./columns.ts";
import { childNodes, issuesOf, stateOf } from "./form-nodes.ts";
import { Grid } from "./grid.tsx";
import type { GridActions, GridColumn, GridRow } from "./model.ts";
import { pasteRows, type Row } from "./pasted-rows.ts";
import { randomKey } from "./random-id.ts";
import { combine, insertRows, moveRow, removeRow, replaceRow } from "./row-patches.ts";
import { useHistory } from "./use-history.ts";

interface RowsInputProps extends ArrayOfObjectsInputProps {
  /** How the cells show types that the grid does not know. */
  types?: GridTypes;
}

/** The input for an array whose schema names the columns of a grid in `options.grid`. Rows keep fields that have no column. */
export function RowsInput(props: RowsInputProps) {
  const { schemaType, members, onChange, onPathFocus, focusPath, path, readOnly, renderPreview } = props;
  const columns = columnsOf(schemaType, props.types);
  const rows = rowsIn(props.value);
  const frame = useRef<HTMLDivElement>(null);
  const { change, type, revert, startTyping, steps } = useHistory(onChange, rows);

  const items = members.flatMap((member) => (member.kind === "item" ? [member] : []));
  const [focused, focusedField] = focusPath;
  const focusedKey = keyOf(focused);
  const focusedColumn = columns.findIndex(({ name }) => name === focusedField);
  // A path to a field that has no cell opens the row: a link from the list of errors, or a click in the preview.
  const isHidden =
    focusedField !== undefined && (focusedColumn < 0 || columns[focusedColumn]?.kind === "open");
  const { opened, openRow } = useOpenRow(items, isHidden ? focusedKey : undefined);
  const isSettled = useIsSettled(frame);

  useEffect(() => {
    if (focusedKey === undefined || isHidden || opened !== undefined) return;
    const cell = frame.current?.querySelector<HTMLElement>(
      `[data-cell="${CSS.escape(`${focusedKey} ${Math.max(0, focusedColumn)}`)}"]`,
    );
    if (cell !== document.activeElement) cell?.focus();
  }, [focusedKey, focusedColumn, isHidden, opened]);

  const rowOf = (key: string) => rows.find(({ _key }) => _key === key);
  const actions: GridActions = {
    write(key, index, text) {
      const [column, row] = [columns[index], rowOf(key)];
      if (column === undefined || row === undefined) return "This row no longer exists";
      const reading = readCell(column, text, row[column.name]);
      if ("problem" in reading) {
        revert(`${key} ${index}`);
        return reading.problem;
      }
      type(`${key} ${index}`, replaceRow(row, { ...row, [column.name]: reading.value }));
      return undefined;
    },
    paste(key, column, cells) {
      const row = rows.findIndex(({ _key }) => _key === key);
      const pasted = pasteRows({
        columns,
        rows,
        from: { row, column },
        cells,
        createRow: () => createRow(schemaType),
      });
      const changes = pasted.changed.map((after) => replaceRow(rowOf(after._key) ?? after, after));
      change(combine(pasted.added.length > 0 ? [...changes, insertRows(pasted.added, "end")] : changes));
      return pasted.messages;
    },
    rows: {
      add(below) {
        const row = createRow(schemaType);
        change(insertRows([row], below === undefined ? "end" : { below }));
        return row._key;
      },
      remove: (key) => change(removeRow(rows, key)),
      move: (key, by) => change(moveRow(rows, key, by)),
    },
    open(key, index) {
      const name = index === undefined ? undefined : columns[index]?.name;
      openRow(key);
      props.onItemOpen([...path, { _key: key }]);
      if (name !== undefined) onPathFocus([{ _key: key }, name]);
    },
    ...steps,
    focus(key, index) {
      startTyping();
      const name = columns[index]?.name;
      if (name !== undefined && columns[index]?.kind !== "open") onPathFocus([{ _key: key }, name]);
    },
  };

  const previewOf = (column: Column, value: unknown) => {
    if (Array.isArray(value)) return value.length === 1 ? "1 item" : `${value.length} items`;
    if (typeof value !== "object" || value === null) return "Open";
    return renderPreview({ schemaType: column.type, value, layout: "inline" });
  };
  const gridRows = rows.map((row): GridRow => {
    const node = items.find(({ key }) => key === row._key)?.item;
    const fields = childNodes(node);
    const hidden = [...fields].filter(([name]) => columns.every((column) => column.name !== name));
    return {
      key: row._key,
      issues: [...issuesOf(node), ...hidden.flatMap(([, field]) => stateOf(field).issues)],
      cells: columns.map((column) => ({
        text: cellText(column, row[column.name]),
        lockedHint: column.lockOf?.(row[column.name])?.hint,
        preview: column.kind === "open" && previewOf(column, row[column.name]),
        ...stateOf(fields.get(column.name)),
      })),
    };
  });

  return (
    <div ref={frame}>
      <Grid
        label={schemaType.title ?? "Rows"}
        columns={columns.map((column) => gridColumn(column))}
        rows={gridRows}
        actions={actions}
        readOnly={readOnly === true}
      />
      {opened && isSettled && (
        <ArrayOfObjectsItem
          member={opened}
          {...(props.renderAnnotation && { renderAnnotation: props.renderAnnotation })}
          {...(props.renderBlock && { renderBlock: props.renderBlock })}
          renderField={props.renderField}
          renderInput={props.renderInput}
          renderPreview={renderPreview}
          renderItem={(item) => (
            <EnhancedObjectDialog
              type="dialog"
              header={item.title ?? "Row"}
              id={opened.key}
              width={1}
              autofocus
              onClose={item.onClose}
            >
              {item.children}
            </EnhancedObjectDialog>
          )}
        />
      )}
    </div>
  );
}

type RowMember = Extract<ArrayOfObjectsInputProps["members"][number], { kind: "item" }>;

/**
 * The row whose form is open. The `open` of an item does not tell, because the Studio also opens the row of a focused cell. `linkedKey` is
 * the row of a focused field that has no cell.
 */
function useOpenRow(items: readonly RowMember[], linkedKey: string | undefined) {
  const [key, setKey] = useState<string>();
  const [wasOpen, setWasOpen] = useState(false);
  const isOpen = items.some((item) => item.key === key && item.open);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (!isOpen) setKey(undefined);
  }
  if (linkedKey !== key && items.some((item) => item.key === linkedKey && item.open)) setKey(linkedKey);
  return { opened: items.find((item) => item.key === key && item.open), openRow: setKey };
}

/** How long the form takes to open a block's dialog, including the animation. */
const SETTLING_MS = 400;

/**
 * Whether the element has been on the screen for a moment. A link to a field of a row opens two dialogs. If both appear at the same time,
 * the inner one is behind the outer one.
 */
function useIsSettled(element: RefObject<HTMLElement | null>): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      timer ??= setTimeout(() => setIsSettled(true), SETTLING_MS);
    });
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [element]);
  return isSettled;
}

function gridColumn(column: Column): GridColumn {
  const { title, kind } = column;
  if (kind === "choice") return { title, kind, choices: column.choices };
  if (kind === "formatted") return { title, kind: "text", placeholder: column.format.placeholder };
  return { title, kind: kind === "number" ? "text" : kind };
}

/** A new row, with the initial values of its fields. */
function createRow(schemaType: ArrayOfObjectsInputProps["schemaType"]): Row {
  const type = rowTypeOf(schemaType);
  const initial = (type?.fields ?? []).flatMap(({ name, type: { initialValue } }) =>
    initialValue === undefined || typeof initialValue === "function" ? [] : [[name, initialValue] as const],
  );
  return { ...Object.fromEntries(initial), _type: type?.name, _key: randomKey() };
}

function rowsIn(value: unknown): Row[] {
  return Array.isArray(value) ? value.filter((row) => isRow(row)) : [];
}

function isRow(value: unknown): value is Row {
  return typeof storedField(value, "_key") === "string";
}

function keyOf(segment: PathSegment | undefined): string | undefined {
  return segment !== undefined && isKeySegment(segment) ? segment._key : undefined;
}
