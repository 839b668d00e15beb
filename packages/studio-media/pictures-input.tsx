import { ImagesIcon } from "@sanity/icons/Images";
import { Button, Stack } from "@sanity/ui";
import { lazy, Suspense, useEffect, useState } from "react";
import {
  type ArrayOfObjectsInputProps,
  type AssetFromSource,
  type AssetSource,
  insert,
  PatchEvent,
  setIfMissing,
} from "sanity";
import { randomKey } from "studio-grid/random-id.ts";

import { replaceTitle } from "./window-title.ts";

const AssetPicker = lazy(async () => ({ default: (await import("./library.tsx")).AssetPicker }));

/** The input for a list of pictures, with a button that chooses several in Media at once. */
export function PicturesInput(props: ArrayOfObjectsInputProps) {
  const { onChange, readOnly, schemaType } = props;
  const type = schemaType.of[0]?.name ?? "image";
  const [isOpen, setOpen] = useState(false);
  useEffect(() => (isOpen ? replaceTitle("Insert image", "Choose pictures") : undefined), [isOpen]);
  const add = (assets: AssetFromSource[]) => {
    setOpen(false);
    onChange(PatchEvent.from([setIfMissing([]), insert(picturesOf(assets, type, randomKey), "after", [-1])]));
  };
  return (
    <Stack gap={2}>
      {props.renderDefault(props)}
      {readOnly !== true && (
        <Button icon={ImagesIcon} mode="bleed" text="Choose several in Media" onClick={() => setOpen(true)} />
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <AssetPicker
            action="select"
            assetSource={SOURCE}
            assetType="image"
            accept="image/*"
            // @ts-expect-error -- Sanity declares only "single", because its own picker chooses one. sanity-plugin-media knows this too.
            selectionType="multiple"
            selectedAssets={[]}
            onSelect={add}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
}

/** The picker does not use it. */
const SOURCE: AssetSource = { name: "media", component: () => null };

/** The items, of a type of the schema, for assets that an editor has chosen in Media. */
export function picturesOf(assets: readonly AssetFromSource[], type: string, newKey: () => string) {
  return assets.flatMap(({ kind, value }) =>
    kind === "assetDocumentId" && typeof value === "string"
      ? [{ _type: type, _key: newKey(), asset: { _type: "reference", _ref: value } }]
      : [],
  );
}
