import { Badge, Box, Card, Container, Flex, Heading, Stack, Text } from "@sanity/ui";
import { useState } from "react";
import { type SanityDocument, useClient } from "sanity";
import { apiVersion } from "schemas/fields/lake.ts";
import { storedText } from "schemas/fields/stored-field.ts";
import { Hint } from "studio-kit/ui.tsx";
import { useLiveQuery } from "studio-kit/use-live-query.ts";
import * as v from "valibot";

import { siteUrl } from "#env.ts";
import { CampaignLink } from "#structure/campaign-link.tsx";
import { pictureUrl, searchAppearance } from "#structure/search-appearance.ts";

// The published settings, which the site uses.
const SETTINGS = `*[_type == "settings" && _id == "settings"][0]{ brandName, "description": defaultSeo.description }`;
const WATCH = `*[_type == "settings" && _id == "settings"]`;
const Settings = v.nullable(
  v.object({ brandName: v.nullable(v.string()), description: v.nullable(v.string()) }),
);

interface SearchPreviewProps {
  document: { displayed: Partial<SanityDocument>; published: SanityDocument | null };
}

/** A document view: the page as a search result, as a shared card and as the target of a campaign. */
export function SearchPreview({ document }: SearchPreviewProps) {
  const { projectId, dataset } = useClient({ apiVersion }).config();
  const settings = useLiveQuery({ query: SETTINGS, schema: Settings, watch: WATCH });
  if (settings === undefined) return null;
  const appearance = searchAppearance(document.displayed, {
    siteUrl,
    brandName: settings?.brandName ?? "",
    description: settings?.description ?? "",
  });
  const path = storedText(document.displayed, "path");
  const drawnPicture = document.published === null ? undefined : appearance.drawnPicture;
  const picture = appearance.picture ? pictureUrl(appearance.picture, { projectId, dataset }) : drawnPicture;

  return (
    <Container width={1} padding={4}>
      <Stack gap={5}>
        {appearance.isHidden && <Badge tone="caution">Search engines are asked not to show this page</Badge>}
        <Stack gap={3} as="section" aria-label="Search result">
          <Heading size={1}>Search result</Heading>
          <Card padding={4} radius={2} border scheme="light">
            <Stack gap={3}>
              <Hint>{appearance.breadcrumb}</Hint>
              <Text size={3} style={{ color: "#1a0dab" }}>
                {appearance.title}
              </Text>
              <Text size={1}>{appearance.description}</Text>
            </Stack>
          </Card>
          <LengthBadges appearance={appearance} />
          {appearance.isWithBrand && (
            <Hint>
              The brand name is added to the page title, but not to a title written for search engines.
            </Hint>
          )}
        </Stack>
        <Stack gap={3} as="section" aria-label="Shared card">
          <Heading size={1}>When someone shares it</Heading>
          <Card radius={3} border overflow="hidden" scheme="light" style={{ maxWidth: 480 }}>
            <Box style={{ aspectRatio: "1200 / 630", background: "#e8eaeb" }}>
              <SharedPicture key={picture} src={picture} />
            </Box>
            <Stack gap={3} padding={3}>
              <Hint>{appearance.host}</Hint>
              <Text weight="semibold">{appearance.sharedTitle}</Text>
              <Hint>{appearance.sharedDescription}</Hint>
            </Stack>
          </Card>
          {appearance.drawnPicture !== undefined && (
            <Hint>
              When someone shares a page without its own picture, the site draws a card with its published
              title.
            </Hint>
          )}
        </Stack>
        {path !== undefined && <CampaignLink page={siteUrl + path} />}
      </Stack>
    </Container>
  );
}

/** Shows a text if the picture cannot be loaded: the site draws cards only for published paths. */
function SharedPicture({ src }: { src: string | undefined }) {
  const [hasFailed, setHasFailed] = useState(false);
  if (src === undefined || hasFailed)
    return (
      <Flex align="center" justify="center" height="fill">
        <Hint>The card is drawn when the page is published.</Hint>
      </Flex>
    );
  return (
    <img
      src={src}
      alt=""
      onError={() => setHasFailed(true)}
      style={{ width: "100%", height: "100%", objectFit: "cover", display: "block" }}
    />
  );
}

function LengthBadges({ appearance }: { appearance: ReturnType<typeof searchAppearance> }) {
  return (
    <Flex gap={2} wrap="wrap">
      {appearance.counts.map(({ label, length, limit }) => (
        <Badge key={label} tone={length === 0 || length > limit ? "caution" : "positive"}>
          {label}: {length} of {limit} characters
        </Badge>
      ))}
    </Flex>
  );
}
