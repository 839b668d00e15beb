import { ArrowDownIcon } from "@sanity/icons/ArrowDown";
import { ArrowUpIcon } from "@sanity/icons/ArrowUp";
import { CheckmarkIcon } from "@sanity/icons/Checkmark";
import { CloseIcon } from "@sanity/icons/Close";
import { CopyIcon } from "@sanity/icons/Copy";
import { EyeClosedIcon } from "@sanity/icons/EyeClosed";
import { EyeOpenIcon } from "@sanity/icons/EyeOpen";
import { PackageIcon } from "@sanity/icons/Package";
import { SplitHorizontalIcon } from "@sanity/icons/SplitHorizontal";
import { TrashIcon } from "@sanity/icons/Trash";
import { Button, type ButtonProps, Card, Flex, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { lazy, Suspense, useContext, useState } from "react";
import { type FormPatch, type Path, useCopyPaste, useFormValue } from "sanity";
import { countOf } from "stored-values/stored-value.ts";

import {
  areHidden,
  hidePatches,
  type Item,
  keepVersionPatches,
  movePatches,
  otherVersion,
  removePatches,
  replacePatches,
  secondVersionPatches,
} from "./block-list.ts";
import { BlocksContext } from "./blocks-context.ts";

const SaveSectionDialog = lazy(() => import("./save-section-dialog.tsx"));

interface SelectionBarProps {
  path: Path;
  blocks: readonly Item[];
  selected: readonly Item[];
  onChange: (patches: FormPatch[]) => void;
  /** Called before the selected blocks are removed. */
  onRemove: () => void;
  onClear: () => void;
}

/** The actions for the selected blocks. The bar stays visible while the editor scrolls through a long list. */
export function SelectionBar({ path, blocks, selected, onChange, onRemove, onClear }: SelectionBarProps) {
  const toast = useToast();
  const { onCopy } = useCopyPaste();
  const [isSaving, setIsSaving] = useState(false);
  const _id = String(useFormValue(["_id"]));
  const _type = String(useFormValue(["_type"]));
  const count = countOf(selected, "block");
  const keys = new Set(selected.map(({ _key }) => _key));
  const isHidden = areHidden(selected);

  const copy = async () => {
    await onCopy(
      path,
      { _id, _type, blocks: selected },
      { context: { source: "arrayItem" }, patchType: "append" },
    );
    toast.push({
      status: "success",
      title: `${count} copied`,
      description: "Open any page and choose “Paste blocks” under its blocks.",
    });
  };
  const remove = () => {
    onRemove();
    onChange(removePatches(selected));
    onClear();
  };

  return (
    <Card border padding={2} radius={2} shadow={1} style={{ position: "sticky", top: 0, zIndex: 2 }}>
      <Flex role="toolbar" aria-label="Selected blocks" align="center" gap={1} wrap="wrap">
        <Flex flex={1} paddingX={2} style={{ minWidth: "max-content" }}>
          <Text size={1} weight="medium" aria-live="polite">
            {count} selected
          </Text>
        </Flex>
        <Action
          icon={ArrowUpIcon}
          aria-label="Move up"
          title="Move up"
          onClick={() => onChange(movePatches(blocks, keys, "up"))}
        />
        <Action
          icon={ArrowDownIcon}
          aria-label="Move down"
          title="Move down"
          onClick={() => onChange(movePatches(blocks, keys, "down"))}
        />
        <Action icon={CopyIcon} text="Copy" onClick={() => void copy()} />
        <Action
          icon={isHidden ? EyeOpenIcon : EyeClosedIcon}
          text={isHidden ? "Show" : "Hide"}
          onClick={() => onChange(hidePatches(selected))}
        />
        {_type !== "section" && (
          <Action icon={PackageIcon} text="Save as section" onClick={() => setIsSaving(true)} />
        )}
        <VersionAction blocks={blocks} selected={selected} onChange={onChange} onClear={onClear} />
        <Action icon={TrashIcon} text="Delete" tone="critical" onClick={remove} />
        <Action icon={CloseIcon} aria-label="Clear the selection" onClick={onClear} />
      </Flex>
      {isSaving && (
        <Suspense>
          <SaveSectionDialog
            blocks={selected}
            onClose={() => setIsSaving(false)}
            onShare={(sharedSection) => {
              onChange(replacePatches(selected, [sharedSection]));
              onClear();
            }}
          />
        </Suspense>
      )}
    </Card>
  );
}

/** Makes a second version of the one selected block, or keeps that block and removes its other version. */
function VersionAction({
  blocks,
  selected: [block, ...others],
  onChange,
  onClear,
}: Pick<SelectionBarProps, "blocks" | "selected" | "onChange" | "onClear">) {
  const settings = useContext(BlocksContext)?.settings;
  if (settings === undefined || block === undefined) return null;
  if (others.length > 0 || !settings.hasVersions(block._type ?? "")) return null;
  const other = otherVersion(blocks, block);
  const change = () => {
    onChange(
      other === undefined
        ? secondVersionPatches(block, settings.uniqueFields)
        : keepVersionPatches(block, other, settings.uniqueFields),
    );
    onClear();
  };
  return other === undefined ? (
    <Action icon={SplitHorizontalIcon} text="Second version" onClick={change} />
  ) : (
    <Action icon={CheckmarkIcon} text="Keep this version" onClick={change} />
  );
}

function Action(props: ButtonProps) {
  return <Button fontSize={1} mode="bleed" padding={2} {...props} />;
}
