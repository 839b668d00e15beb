import { ImagesIcon } from "@sanity/icons/Images";
import { Button, Card, Flex, Stack } from "@sanity/ui";
import { lazy, Suspense, useState } from "react";
import type { ObjectInputProps } from "sanity";
import { storedText, assetIdOf } from "stored-values/stored-value.ts";
import { Hint } from "studio-kit/ui.tsx";

import { useAsset } from "./use-asset.ts";

const AssetEditor = lazy(async () => ({ default: (await import("./library.tsx")).AssetEditor }));

/** The input for a picture, with a button that opens the picture in Media, and the alternative text that it has there. */
export function PictureInput(props: ObjectInputProps) {
  const id = assetIdOf(props.value);
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      {id !== undefined && <AssetRow id={id} picture={props.value} />}
    </Stack>
  );
}

function AssetRow({ id, picture }: { id: string; picture: unknown }) {
  const [isOpen, setOpen] = useState(false);
  const asset = useAsset(id);
  const inherited = storedText(picture, "alt") === undefined && storedText(asset, "altText");
  return (
    <Flex gap={3} align="center">
      <Button
        mode="ghost"
        fontSize={1}
        padding={2}
        icon={ImagesIcon}
        text="Open in Media"
        disabled={asset === undefined}
        onClick={() => setOpen(true)}
      />
      {inherited && (
        <Card flex={1}>
          <Hint>Alternative text from Media: “{inherited}”</Hint>
        </Card>
      )}
      {isOpen && asset !== undefined && (
        <Suspense fallback={null}>
          <AssetEditor asset={asset} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Flex>
  );
}
