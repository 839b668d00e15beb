import { ImagesIcon } from "@sanity/icons/Images";
import { Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { lazy, Suspense, useState } from "react";
import type { ImageAsset, ObjectInputProps } from "sanity";
import { alternativeText, assetIdOf } from "schemas/alternative-text.ts";
import { storedField } from "schemas/stored-field.ts";
import * as v from "valibot";

import { useLiveQuery } from "#lake/use-live-query.ts";

const AssetEditor = lazy(async () => ({ default: (await import("#media/asset-editor.tsx")).AssetEditor }));

/** Assets as the lake stores them. A field must not crash because one has fewer fields than Sanity's type says. */
const Assets = v.array(v.custom<ImageAsset>((asset) => typeof storedField(asset, "_id") === "string"));

/** A picture field with a button that opens the picture in Media, and the alternative text that the picture has there. */
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
  const result = useLiveQuery({
    query: "*[_id == $id]",
    params: { id },
    schema: Assets,
    watch: "*[_id == $id]",
  });
  const asset = result?.[0];
  const inherited = alternativeText(picture, undefined) === undefined && alternativeText(undefined, asset);
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
          <Text size={1} muted>
            Alternative text from Media: “{inherited}”
          </Text>
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
