import { ClipboardIcon } from "@sanity/icons/Clipboard";
import { Button, Stack } from "@sanity/ui";
import { useState } from "react";
import {
  type ArrayInputFunctionsProps,
  type ArrayOfObjectsInputProps,
  ArrayOfObjectsFunctions,
  type ArraySchemaType,
  useCopyPaste,
  useFormValue,
} from "sanity";

import { type Item, keysBetween, replacePatches } from "#blocks/block-list.ts";
import { BlocksContext } from "#blocks/blocks-context.ts";
import { openInsertMenuAfresh, typeIntoSearch } from "#blocks/insert-menu.ts";
import { SelectionBar } from "#blocks/selection-bar.tsx";

const noKeys: ReadonlySet<string> = new Set();

/** The input for the blocks of a document: the Studio's own list, where editors can check several blocks and change them together. */
export function BlocksInput(props: ArrayOfObjectsInputProps<Item>) {
  const { onChange, readOnly, value: blocks = [] } = props;
  const [checked, setChecked] = useState(noKeys);
  const [last, setLast] = useState<string>();
  const selected = blocks.filter(({ _key }) => checked.has(_key));

  const toggle = (key: string, { isRange }: { isRange: boolean }) => {
    const isChecked = !checked.has(key);
    const changed = isRange ? keysBetween(blocks, last, key) : [key];
    const rest = new Set(checked).difference(new Set(changed));
    setChecked(isChecked ? new Set([...rest, ...changed]) : rest);
    setLast(key);
  };
  const replace = (key: string, items: readonly Item[]) => onChange(replacePatches([{ _key: key }], items));

  return (
    <BlocksContext value={{ selected: new Set(selected.map(({ _key }) => _key)), toggle, replace }}>
      <Stack gap={2} onClick={openInsertMenuAfresh} onKeyDownCapture={typeIntoSearch}>
        {selected.length > 0 && readOnly !== true && (
          <SelectionBar {...props} blocks={blocks} selected={selected} onClear={() => setChecked(noKeys)} />
        )}
        {props.renderDefault({ ...props, arrayFunctions: BlockFunctions })}
      </Stack>
    </BlocksContext>
  );
}

/** What stands under the list: the Studio's button that adds a block, and one that pastes copied blocks. */
function BlockFunctions(props: ArrayInputFunctionsProps<Item, ArraySchemaType>) {
  const { path, readOnly } = props;
  const { onPaste } = useCopyPaste();
  const _id = String(useFormValue(["_id"]));
  const _type = String(useFormValue(["_type"]));
  const paste = () =>
    onPaste(path, { _id, _type, blocks: props.value }, { context: { source: "fieldAction" } });
  return (
    <Stack gap={1}>
      <ArrayOfObjectsFunctions {...props} />
      {readOnly !== true && (
        <Button icon={ClipboardIcon} mode="bleed" text="Paste blocks" onClick={() => void paste()} />
      )}
    </Stack>
  );
}
