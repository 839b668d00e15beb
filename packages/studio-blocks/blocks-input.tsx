import { ClipboardIcon } from "@sanity/icons/Clipboard";
import { CloseIcon } from "@sanity/icons/Close";
import { UndoIcon } from "@sanity/icons/Undo";
import { Box, Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { useContext, useState } from "react";
import {
  type ArrayInputFunctionsProps,
  type ArrayOfObjectsInputProps,
  ArrayOfObjectsFunctions,
  type ArraySchemaType,
  type FormPatch,
  getValueAtPath,
  insert,
  PatchEvent,
  set,
  setIfMissing,
  unset,
  useCopyPaste,
  useFormValue,
} from "sanity";
import { countOf } from "stored-values/stored-value.ts";

import { type Item, keysBetween, replacePatches, restorePatches } from "./block-list.ts";
import { BlocksContext, type BlocksSettings } from "./blocks-context.ts";
import { handleInsertMenuKey, resetInsertMenu } from "./insert-menu.ts";
import { useSectionChoices } from "./section-choices.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { StartFromPage } from "./start-from-page.tsx";

const noKeys: ReadonlySet<string> = new Set();

/** Removed blocks, which the editor can restore until the Studio reloads. */
interface Removal {
  readonly removed: ReadonlySet<string>;
  /** The list before the removal. */
  readonly before: readonly Item[];
}

/** The removals of each document, latest last. They survive while the editor looks at other documents. */
const removalsOf = new Map<string, readonly Removal[]>();

/** Creates the input for a document's blocks: the Studio's list, with checkboxes to change several blocks at once. */
export function createBlocksInput(settings: BlocksSettings) {
  return function BlocksInput(props: ArrayOfObjectsInputProps<Item>) {
    return <Blocks {...props} settings={settings} />;
  };
}

type BlocksProps = ArrayOfObjectsInputProps<Item> & { settings: BlocksSettings };

function Blocks({ settings, ...props }: BlocksProps) {
  const { onChange, readOnly, schemaType, value: blocks = [] } = props;
  const choices = useSectionChoices(schemaType);
  const [checked, setChecked] = useState(noKeys);
  const [lastToggled, setLastToggled] = useState<string>();
  const selected = blocks.filter(({ _key }) => checked.has(_key));
  const selectedKeys = new Set(selected.map(({ _key }) => _key));

  const toggle = (key: string, { isRange }: { isRange: boolean }) => {
    const isChecked = !checked.has(key);
    const changed = isRange ? keysBetween(blocks, lastToggled, key) : [key];
    const rest = new Set(checked).difference(new Set(changed));
    setChecked(isChecked ? new Set([...rest, ...changed]) : rest);
    setLastToggled(key);
  };
  // Without the prefix of a draft, which a published document gets with its first change.
  const documentId = String(useFormValue(["_id"])).replace(/^drafts\./, "");
  const [removals, setRemovals] = useState(removalsOf.get(documentId) ?? []);
  const removal = removals.at(-1);
  const keepRemovals = (changed: readonly Removal[]) => {
    removalsOf.set(documentId, changed);
    setRemovals(changed);
  };
  const rememberRemoval = (keys: Iterable<string>) =>
    keepRemovals([...removals, { removed: new Set(keys), before: blocks }]);
  const forgetRemoval = () => keepRemovals(removals.slice(0, -1));
  const replace = (key: string, items: readonly Item[]) => onChange(replacePatches([{ _key: key }], items));

  return (
    <BlocksContext
      value={{
        settings,
        keys: blocks.map(({ _key }) => _key),
        selected: selectedKeys,
        toggle,
        replace,
        rememberRemoval,
        choices,
      }}
    >
      <Stack gap={2} onClick={resetInsertMenu} onKeyDownCapture={handleInsertMenuKey}>
        {selected.length > 0 && readOnly !== true && (
          <SelectionBar
            {...props}
            blocks={blocks}
            selected={selected}
            onRemove={() => rememberRemoval(selectedKeys)}
            onClear={() => setChecked(noKeys)}
          />
        )}
        {removal !== undefined && readOnly !== true && (
          <UndoBar
            done={`${countOf([...removal.removed], "block")} deleted`}
            onUndo={() => {
              onChange(restorePatches(blocks, removal.before, removal.removed));
              forgetRemoval();
            }}
            onClose={forgetRemoval}
          />
        )}
        {readOnly !== true && <ExampleTexts settings={settings} blocks={blocks} onChange={onChange} />}
        {props.renderDefault({ ...props, arrayFunctions: BlockFunctions })}
      </Stack>
    </BlocksContext>
  );
}

/** Removes all optional example texts at once, and brings them back. */
function ExampleTexts({
  settings,
  blocks,
  onChange,
}: Pick<BlocksProps, "settings" | "onChange"> & { blocks: readonly Item[] }) {
  const [removed, setRemoved] = useState<readonly FormPatch[]>();
  const paths = settings.optionalExamplesIn(blocks);
  if (removed !== undefined)
    return (
      <UndoBar
        done={`${countOf(removed, "example text")} removed`}
        onUndo={() => {
          onChange(PatchEvent.from([...removed]));
          setRemoved(undefined);
        }}
        onClose={() => setRemoved(undefined)}
      />
    );
  if (paths.length === 0) return null;
  const remove = () => {
    setRemoved(paths.map((path) => set(getValueAtPath([...blocks], path), path)));
    onChange(PatchEvent.from(paths.map((path) => unset(path))));
  };
  return (
    <Card border padding={2} radius={2} tone="caution">
      <Flex align="center" gap={1} wrap="wrap">
        <Box flex={1} paddingX={2}>
          <Text size={1}>
            {paths.length === 1 ? "1 optional field still has" : `${paths.length} optional fields still have`}{" "}
            an example text.
          </Text>
        </Box>
        <Button
          fontSize={1}
          mode="bleed"
          padding={2}
          text={paths.length === 1 ? "Remove it" : "Remove them"}
          onClick={remove}
        />
      </Flex>
    </Card>
  );
}

interface UndoBarProps {
  /** What was done. */
  done: string;
  onUndo: () => void;
  onClose: () => void;
}

function UndoBar({ done, onUndo, onClose }: UndoBarProps) {
  return (
    <Card border padding={2} radius={2} shadow={1} style={{ position: "sticky", top: 0, zIndex: 2 }}>
      <Flex align="center" gap={1}>
        <Flex flex={1} paddingX={2}>
          <Text size={1} aria-live="polite">
            {done}
          </Text>
        </Flex>
        <Button fontSize={1} icon={UndoIcon} mode="bleed" padding={2} text="Undo" onClick={onUndo} />
        <Button aria-label="Close" icon={CloseIcon} mode="bleed" padding={2} onClick={onClose} />
      </Flex>
    </Card>
  );
}

/** Below the list: the Studio's button to add a block, and one to paste copied blocks. */
function BlockFunctions(props: ArrayInputFunctionsProps<Item, ArraySchemaType>) {
  const { path, readOnly, onItemAppend } = props;
  const choices = useContext(BlocksContext)?.choices;
  const { onPaste } = useCopyPaste();
  const _id = String(useFormValue(["_id"]));
  const _type = String(useFormValue(["_type"]));
  const paste = () =>
    onPaste(path, { _id, _type, blocks: props.value }, { context: { source: "fieldAction" } });
  return (
    <Stack gap={1}>
      <ArrayOfObjectsFunctions
        {...props}
        schemaType={choices?.schemaType ?? props.schemaType}
        onItemAppend={(item) => onItemAppend(choices?.resolve(item) ?? item)}
      />
      {readOnly !== true && (
        <Button icon={ClipboardIcon} mode="bleed" text="Paste blocks" onClick={() => void paste()} />
      )}
      {readOnly !== true && (props.value ?? []).length === 0 && (
        <StartFromPage
          onCopy={(blocks) =>
            props.onChange(PatchEvent.from([setIfMissing([]), insert([...blocks], "after", [-1])]))
          }
        />
      )}
      {readOnly !== true && choices?.isIncomplete === true && (
        <Flex align="center" gap={1} justify="center" wrap="wrap">
          <Text as="output" size={1} muted>
            The saved sections could not be loaded. Some may be missing from the menu.
          </Text>
          <Button fontSize={1} mode="bleed" padding={2} text="Try again" onClick={choices.retry} />
        </Flex>
      )}
    </Stack>
  );
}
