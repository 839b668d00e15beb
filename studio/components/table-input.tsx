import { Card, Stack, Text, TextArea } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import type { ClipboardEvent } from "react";
import { type ObjectInputProps, set, setIfMissing } from "sanity";

import { newKey } from "#paste/new-key.ts";
import { pastedCells, tableOf } from "#paste/pasted-cells.ts";

/** A table that can be filled at once from a spreadsheet. */
export function TableInput(props: ObjectInputProps) {
  const toast = useToast();
  const fill = (event: ClipboardEvent) => {
    event.preventDefault();
    const table = tableOf(pastedCells(event.clipboardData.getData("text/plain")), newKey);
    if (table === undefined) {
      toast.push({
        status: "warning",
        title: "Nothing was changed: this is no table",
        description: "Copy at least two columns and two rows, the first one with the headings.",
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
              onPaste={fill}
            />
          </Stack>
        </Card>
      )}
    </Stack>
  );
}

/** The field only takes what is pasted. */
function ignoreTyping() {}
