import { Badge, Box, Card, Container, Flex, Heading, Stack, Text } from "@sanity/ui";
import { type ComponentProps, useState } from "react";
import { type SanityDocument, useClient } from "sanity";
import { storedText } from "stored-values/stored-value.ts";
import { API } from "studio-kit/api.ts";
import { pageAddress } from "studio-kit/page-address.ts";
import { Hint } from "studio-kit/ui.tsx";
import { useLiveQuery } from "studio-kit/use-live-query.ts";
import * as v from "valibot";

import { CampaignLink } from "./campaign-link.tsx";
import { pictureUrl, searchAppearance, type SiteMetadata } from "./search-appearance.ts";

export interface SearchPreviewSettings extends SiteMetadata {
  /** A query for the published `brandName` and `description` of the site, and a filter that matches what it reads. */
  readonly site: { readonly query: string; readonly watch: string };
  /** Where pictures are, if not on Sanity's CDN. */
  readonly imageUrl: string | undefined;
  readonly campaigns: Pick<ComponentProps<typeof CampaignLink>, "maxLength" | "hint">;
}

const Site = v.nullable(v.object({ brandName: v.nullable(v.string()), description: v.nullable(v.string()) }));

interface SearchPreviewProps {
  document: { displayed: Partial<SanityDocument>; published: SanityDocument | null };
}

/** Creates a document view: the page as a search result, as a shared card and as the target of a campaign. */
export function createSearchPreview(settings: SearchPreviewSettings) {
  return function SearchPreview(props: SearchPreviewProps) {
    return <Preview {...props} settings={settings} />;
  };
}

function Preview({ document, settings }: SearchPreviewProps & { settings: SearchPreviewSettings }) {
  const { projectId, dataset } = useClient(API).config();
  const site = useLiveQuery({ ...settings.site, schema: Site });
  if (site === undefined) return null;
  const appearance = searchAppearance(document.displayed, {
    ...settings,
    brandName: site?.brandName ?? "",
    description: site?.description ?? "",
  });
  const path = storedText(document.displayed, "path");
  const drawnPicture = document.published === null ? undefined : appearance.drawnPicture;
  const picture = appearance.picture
    ? pictureUrl(appearance.picture, { projectId, dataset, baseUrl: settings.imageUrl })
    : drawnPicture;

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
        {path !== undefined && (
          <CampaignLink page={pageAddress(settings.siteUrl, path)} {...settings.campaigns} />
        )}
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
