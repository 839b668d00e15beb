import { Button, Card, Flex, Stack, Text, TextArea } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import type { ClipboardEvent } from "react";
import { type ObjectInputProps, set, setIfMissing } from "sanity";

import { childNodes, issuesOf, stateOf } from "./form-nodes.ts";
import { Grid } from "./grid.tsx";
import type { GridActions } from "./model.ts";
import { parseCells, toTable } from "./pasted-cells.ts";
import { randomKey } from "./random-id.ts";
import * as edits from "./table-edits.ts";
import { useHistory } from "./use-history.ts";

/** The input for tables: the caption, and a grid of the headings and cells. */
export function TableInput(props: ObjectInputProps) {
  const { members, onPathFocus, readOnly, value } = props;
  const table = edits.tableIn(value);
  const { change, type, startTyping, steps } = useHistory(props.onChange, table.rows);
  const fields = childNodes(props);
  const rowNodes = childNodes(fields.get("rows"));

  const changeCells = (edit: Parameters<typeof edits.changeColumns>[1]) =>
    change(edits.changeColumns(table, edit));
  const actions: GridActions = {
    write(key, column, text) {
      type(`${key} ${column}`, edits.writeCell(table, key, column, text));
      return undefined;
    },
    paste(key, column, cells) {
      const pasted = edits.pasteCells(table, key, column, cells, randomKey);
      change(pasted.change);
      return pasted.messages;
    },
    rows: {
      add(below) {
        const key = randomKey();
        change(edits.addRow(table, key, below));
        return key;
      },
      remove: (key) => change(edits.removeTableRow(table, key)),
      move: (key, by) => change(edits.moveTableRow(table, key, by)),
    },
    ...steps,
    columns: {
      add: (index) => changeCells((cells) => cells.toSpliced(index + 1, 0, "")),
      move: (index, by) => changeCells((cells) => edits.swapped(cells, index, index + by)),
      remove: (index) => changeCells((cells) => cells.toSpliced(index, 1)),
    },
    focus(key, column) {
      startTyping();
      onPathFocus(key === edits.HEADINGS ? ["columns", column] : ["rows", { _key: key }, "cells", column]);
    },
  };

  const headings = {
    key: edits.HEADINGS,
    isHeading: true,
    issues: issuesOf(fields.get("columns")),
    cells: table.columns.map((text) => ({ text, issues: [], people: [] })),
  };
  const rows = table.rows.map(({ _key, cells }) => {
    const node = rowNodes.get(_key);
    const { people } = stateOf(node);
    return {
      key: _key,
      issues: stateOf(node).issues,
      cells: table.columns.map((_, index) => ({
        text: cells[index] ?? "",
        issues: [],
        people: index === 0 ? people : [],
      })),
    };
  });

  return (
    <Stack gap={4}>
      {props.renderDefault({
        ...props,
        members: members.filter(
          (member) => member.kind !== "field" || !["columns", "rows"].includes(member.name),
        ),
      })}
      {table.columns.length === 0 ? (
        readOnly !== true && <EmptyTable {...props} />
      ) : (
        <Grid
          label="Cells"
          columns={table.columns.map((_, index) => ({ title: `Column ${index + 1}`, kind: "text" }))}
          rows={[headings, ...rows]}
          actions={actions}
          readOnly={readOnly === true}
        />
      )}
    </Stack>
  );
}

/** Shown for a table without columns: a field to paste cells from a spreadsheet, and a button to start with empty cells. */
function EmptyTable({ onChange }: ObjectInputProps) {
  const toast = useToast();
  const fill = (columns: readonly string[], rows: readonly object[]) => {
    onChange([setIfMissing({ _type: "table" }), set(columns, ["columns"]), set(rows, ["rows"])]);
  };
  const replaceTable = (event: ClipboardEvent) => {
    event.preventDefault();
    const table = toTable(parseCells(event.clipboardData.getData("text/plain")));
    if (table === undefined) {
      toast.push({
        status: "warning",
        title: "Nothing was changed: this is not a table",
        description: "Copy at least two columns and two rows. The first row must hold the headings.",
        // Long enough to read it, even on a slow machine.
        duration: 30_000,
        closable: true,
      });
      return;
    }
    fill(table.columns, table.rows);
  };
  return (
    <Card border padding={3} radius={2}>
      <Stack gap={3}>
        <Text size={1} muted>
          Copy cells in a spreadsheet and paste them here. The first row becomes the headings.
        </Text>
        <TextArea
          aria-label="Paste from a spreadsheet"
          placeholder="Paste here"
          rows={1}
          value=""
          onChange={ignoreTyping}
          onPaste={replaceTable}
        />
        <Flex>
          <Button
            text="Start with empty cells"
            mode="ghost"
            fontSize={1}
            padding={3}
            onClick={() => fill(["", ""], [{ _type: "tableRow", _key: randomKey(), cells: ["", ""] }])}
          />
        </Flex>
      </Stack>
    </Card>
  );
}

/** React requires a handler for a controlled field. This one only accepts pasted text. */
function ignoreTyping() {}
