import { Card, Stack, Text, TextArea } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import type { ClipboardEvent } from "react";
import { type ObjectInputProps, set, setIfMissing } from "sanity";

import { parseCells, toTable } from "#paste/pasted-table.ts";

/** The input for tables, with a field that fills the table with cells pasted from a spreadsheet. */
export function TableInput(props: ObjectInputProps) {
  const toast = useToast();
  const replaceTable = (event: ClipboardEvent) => {
    event.preventDefault();
    const table = toTable(parseCells(event.clipboardData.getData("text/plain")));
    if (table === undefined) {
      toast.push({
        status: "warning",
        title: "Nothing was changed: this is not a table",
        description: "Copy at least two columns and two rows. The first row must hold the headings.",
        // Time to read it, also on a slow machine.
        duration: 30_000,
        closable: true,
      });
      return;
    }
    props.onChange([
      setIfMissing({ _type: "table" }),
      set(table.columns, ["columns"]),
      set(table.rows, ["rows"]),
    ]);
  };
  return (
    <Stack gap={4}>
      {props.renderDefault(props)}
      {!props.readOnly && (
        <Card border padding={3} radius={2}>
          <Stack gap={3}>
            <Text size={1} muted>
              Copy cells in a spreadsheet and paste them here: they replace the columns and rows above. The
              first row becomes the headings.
            </Text>
            <TextArea
              aria-label="Paste from a spreadsheet"
              placeholder="Paste here"
              rows={1}
              value=""
              onChange={ignoreTyping}
              onPaste={replaceTable}
            />
          </Stack>
        </Card>
      )}
    </Stack>
  );
}

/** React requires a handler for a controlled field. This one only accepts pasted text. */
function ignoreTyping() {}
