import { Box, Button, Card, Container, Flex, Stack } from "@sanity/ui";
import { type ReactNode, useState } from "react";
import { FormValueProvider, LoadingBlock, useClient } from "sanity";
import { API } from "studio-kit/api.ts";
import { useTask } from "studio-kit/failure-toast.ts";
import { useAssetRights } from "studio-kit/permissions.ts";
import { Entry, Hint } from "studio-kit/ui.tsx";
import { useLiveQuery } from "studio-kit/use-live-query.ts";
import { useLoaded } from "studio-kit/use-loaded.ts";
import * as v from "valibot";

import { documentsText } from "./asset-uses.ts";
import { AssetEditor } from "./library.tsx";
import { differenceHash, HASH_HEIGHT, HASH_WIDTH, similarGroups } from "./similar-pictures.ts";
import { useAsset } from "./use-asset.ts";

// cspell:ignore lqip
const ASSETS = `*[_type in ["sanity.imageAsset", "sanity.fileAsset"]] | order(originalFilename asc) {
  _id, originalFilename, url, size, "lqip": metadata.lqip, "uses": count(*[references(^._id)])
}`;

/** Every document except the Studio's own: any of them can start or stop using an asset. */
const WATCH = `*[!(_id in path("_.**")) && !(_type match "system.**")]`;

const Asset = v.object({
  _id: v.string(),
  originalFilename: v.nullable(v.string()),
  url: v.string(),
  size: v.number(),
  lqip: v.nullable(v.string()),
  uses: v.number(),
});
const Assets = v.array(Asset);
type Asset = v.InferOutput<typeof Asset>;

/** The pictures and files that no document uses. */
export function UnusedAssets() {
  const assets = useLiveQuery({ query: ASSETS, schema: Assets, watch: WATCH });
  const unused = assets?.filter(({ uses }) => uses === 0);
  if (unused === undefined) return <LoadingBlock />;
  return (
    <List
      summary={
        unused.length === 0
          ? "Every picture and file is used."
          : `${unused.length} of ${assets?.length} are not used. Older versions of pages in their history may still show them.`
      }
    >
      {unused.map((asset) => (
        <AssetRow key={asset._id} asset={asset} />
      ))}
    </List>
  );
}

/** The pictures that look alike, in groups. */
export function SimilarPictures() {
  const assets = useLiveQuery({ query: ASSETS, schema: Assets, watch: WATCH });
  const groups = useLoaded(assets, async (found) => {
    const hashed = await Promise.all(found.map(withHash));
    return similarGroups(hashed.flat()).map((group) => group.map(({ asset }) => asset));
  });
  if (groups === undefined) return <LoadingBlock />;
  return (
    <List
      summary={
        groups.length === 0
          ? "No two pictures look alike."
          : "These pictures look alike but may show different things. If one is a copy of another, open it and use Replace everywhere. Then delete the copy."
      }
    >
      {groups.map((group) => (
        <Card key={group[0]?._id} border radius={2} padding={3}>
          <Stack gap={3}>
            {group.map((asset) => (
              <AssetRow key={asset._id} asset={asset} />
            ))}
          </Stack>
        </Card>
      ))}
    </List>
  );
}

function List({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <Container width={2} padding={4}>
      <Stack gap={4}>
        <Hint>{summary}</Hint>
        {children}
      </Stack>
    </Container>
  );
}

const THUMBNAIL = {
  width: 96,
  height: 72,
  backgroundPosition: "center",
  backgroundRepeat: "no-repeat",
  backgroundSize: "contain",
};

function AssetRow({ asset }: { asset: Asset }) {
  const { _id: id, originalFilename, url, size, lqip, uses } = asset;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Flex gap={3} align="center">
      <Card as="button" type="button" flex={1} padding={2} radius={2} onClick={() => setIsOpen(true)}>
        <Entry
          start={
            lqip !== null && (
              <Box style={{ ...THUMBNAIL, backgroundImage: `url(${url}?w=192&h=144&fit=max)` }} />
            )
          }
          title={originalFilename ?? id}
          detail={`${Math.ceil(size / 1000)} kB · ${uses === 0 ? "not used" : `in ${documentsText(uses)}`}`}
        />
      </Card>
      {uses === 0 && <DeleteButton id={id} />}
      {isOpen && <OpenAsset id={id} onClose={() => setIsOpen(false)} />}
    </Flex>
  );
}

/** The editor of an asset, once its whole document is loaded. */
export function OpenAsset({ id, onClose }: { id: string; onClose: () => void }) {
  const asset = useAsset(id);
  if (asset === undefined) return null;
  return (
    // The asset editor reads the value of the form around it. The Media tool has no form.
    <FormValueProvider value={undefined}>
      <AssetEditor asset={asset} onClose={onClose} />
    </FormValueProvider>
  );
}

/** Deletes after a second click. The lake refuses if a document has started to use the asset. */
function DeleteButton({ id }: { id: string }) {
  const client = useClient(API);
  const deleting = useTask("Nothing was deleted");
  const [isConfirming, setConfirming] = useState(false);
  const rights = useAssetRights();
  if (rights?.mayChange !== true) return null;
  return (
    <Button
      mode="ghost"
      tone="critical"
      fontSize={1}
      padding={2}
      text={isConfirming ? "Delete for good" : "Delete"}
      onClick={() => (isConfirming ? deleting.run(() => client.delete(id)) : setConfirming(true))}
    />
  );
}

/** The asset with the hash of its tiny preview (LQIP). Empty for files and for pictures without a preview. */
async function withHash(asset: Asset) {
  if (asset.lqip === null) return [];
  const picture = new Image();
  picture.src = asset.lqip;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = HASH_WIDTH;
  canvas.height = HASH_HEIGHT;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context?.drawImage(picture, 0, 0, HASH_WIDTH, HASH_HEIGHT);
  const pixels = context?.getImageData(0, 0, HASH_WIDTH, HASH_HEIGHT).data ?? [];
  const gray = Array.from(
    { length: HASH_WIDTH * HASH_HEIGHT },
    (_, at) => (pixels[4 * at] ?? 0) + (pixels[4 * at + 1] ?? 0) + (pixels[4 * at + 2] ?? 0),
  );
  return [{ asset, hash: differenceHash(gray) }];
}
