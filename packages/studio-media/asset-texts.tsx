import { Card, Flex, Text } from "@sanity/ui";
import { useState } from "react";
import { LoadingBlock, useClient } from "sanity";
import { API } from "studio-kit/api.ts";
import { useAssetRights } from "studio-kit/permissions.ts";
import { useLiveQuery } from "studio-kit/use-live-query.ts";
import { useFlaw } from "studio-text-table/stored-flaw.ts";
import type { TextChange, TextColumn, TextRow } from "studio-text-table/text-rows.ts";
import { TextTable } from "studio-text-table/text-table.tsx";
import * as v from "valibot";

import { OpenAsset } from "./asset-lists.tsx";
import { useMediaSettings } from "./media-settings.ts";

const WATCH = `*[_type == "sanity.imageAsset"]`;
const PICTURES = `${WATCH} | order(originalFilename asc) { _id, _rev, originalFilename, url, altText, creditLine }`;
const Pictures = v.array(
  v.object({
    _id: v.string(),
    _rev: v.string(),
    originalFilename: v.nullable(v.string()),
    url: v.string(),
    altText: v.nullable(v.string()),
    creditLine: v.nullable(v.string()),
  }),
);

const columnsWith = (maxAltLength: number): TextColumn[] => [
  {
    name: "altText",
    title: "Alternative text",
    kind: "text",
    limit: maxAltLength,
    isRequired: true,
    isUnique: true,
  },
  { name: "creditLine", title: "Credit", kind: "text" },
];

/** The alternative texts and credits of all pictures in Media, which visitors get where a block has none of its own. */
export function AssetTexts() {
  const client = useClient(API);
  const rights = useAssetRights();
  const { maxAltLength, textFlaw } = useMediaSettings();
  const columns = columnsWith(maxAltLength);
  const flaw = useFlaw(textFlaw);
  const pictures = useLiveQuery({ query: PICTURES, schema: Pictures, watch: WATCH });
  if (pictures === undefined || flaw === undefined || rights === undefined) return <LoadingBlock />;
  const byId = new Map(pictures.map((picture) => [picture._id, picture]));
  // Assets have no drafts.
  const save = (changes: readonly TextChange[]) =>
    changes
      .reduce(
        (transaction, { row, column, after }) =>
          transaction.patch(row, after === "" ? { unset: [column] } : { set: { [column]: after } }),
        client.transaction(),
      )
      .commit({ tag: "asset-texts" });
  return (
    <TextTable
      label="Texts of pictures"
      columns={columns}
      rows={pictures.map(({ _id, _rev, originalFilename, altText, creditLine }) => ({
        key: _id,
        name: originalFilename ?? _id,
        revision: _rev,
        texts: { altText: altText ?? "", creditLine: creditLine ?? "" },
      }))}
      renderHeader={(row) => <PictureName row={row} url={byId.get(row.key)?.url ?? ""} />}
      flaw={flaw}
      shownText={asWritten}
      readOnly={!rights.mayChange}
      save={save}
    />
  );
}

function asWritten(text: string): string {
  return text;
}

const THUMBNAIL = { width: 96, height: 72, objectFit: "contain" } as const;

function PictureName({ row: { key, name }, url }: { row: TextRow; url: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Flex gap={2} padding={2} align="center" style={{ width: "20em" }}>
      <img src={`${url}?w=192&h=144&fit=max`} alt="" loading="lazy" style={THUMBNAIL} />
      <Card as="button" type="button" flex={1} padding={2} radius={2} onClick={() => setIsOpen(true)}>
        <Text size={1} style={{ overflowWrap: "anywhere" }}>
          {name}
        </Text>
      </Card>
      {isOpen && <OpenAsset id={key} onClose={() => setIsOpen(false)} />}
    </Flex>
  );
}
