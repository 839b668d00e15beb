import { Card, Flex, Stack, Text } from "@sanity/ui";
import { getVersionFromId, pathToString } from "sanity";
import type { StoredDocument } from "stored-values/stored-document.ts";
import { MAX_ROWS } from "studio-kit/limited-list.tsx";
import { DocumentLink } from "studio-kit/links.tsx";
import { preferDrafts } from "studio-kit/use-live-query.ts";

import { documentsText, placesOf } from "./asset-uses.ts";
import { useMediaSettings } from "./media-settings.ts";
import { ReplaceEverywhere } from "./replace-everywhere.tsx";

interface Props {
  asset: { _id: string; _type: string; url: string };
  /** Every document, draft and version that uses the asset. */
  documents: readonly StoredDocument[];
}

/** The places that are listed for one document, of which a draft can have thousands. */
const MAX_PLACES = 20;

/** The documents that show an asset, with a link to each field that does, and the button that replaces the asset everywhere. */
export function AssetUses({ asset, documents }: Props) {
  const { titleOf, breadcrumbOf } = useMediaSettings();
  const uses = usesOf(documents, asset._id);
  return (
    <Card border radius={2} padding={3}>
      <Stack gap={4}>
        <Flex gap={3} align="center" justify="space-between">
          <Text size={1} weight="medium">
            {usesSummary(uses)}
          </Text>
          <ReplaceEverywhere asset={asset} documents={documents} />
        </Flex>
        {uses.length > 0 && (
          <Stack
            as="ul"
            gap={3}
            style={{ listStyle: "none", padding: 0, margin: 0, maxHeight: "12em", overflowY: "auto" }}
          >
            {uses.slice(0, MAX_ROWS).map(({ document, places }) => (
              <Stack as="li" key={document._id} gap={2}>
                <Text size={1}>
                  <DocumentLink document={document}>{titleOf(document)}</DocumentLink>
                  {getVersionFromId(document._id) !== undefined && " (in a release)"}
                </Text>
                {places.slice(0, MAX_PLACES).map((place) => (
                  <Text key={pathToString(place)} size={1} muted>
                    <DocumentLink document={document} path={pathToString(place)}>
                      {breadcrumbOf(place, document)}
                    </DocumentLink>
                  </Text>
                ))}
              </Stack>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

/**
 * The documents that show an asset, with the paths of these fields: the draft instead of the published version, and versions in releases.
 */
function usesOf(documents: readonly StoredDocument[], assetId: string) {
  const versions = documents.filter(({ _id }) => getVersionFromId(_id) !== undefined);
  const current = preferDrafts(documents.filter(({ _id }) => getVersionFromId(_id) === undefined));
  return [...current, ...versions]
    .map((document) => ({ document, places: placesOf(document, assetId) }))
    .filter(({ places }) => places.length > 0);
}

function usesSummary(uses: readonly { places: readonly unknown[] }[]): string {
  const places = uses.reduce((sum, use) => sum + use.places.length, 0);
  if (places === 0) return "Not used anywhere";
  return places === 1 ? "Used in one place" : `Used in ${places} places in ${documentsText(uses.length)}`;
}
