import { Badge, Box, Card, Container, Flex, Heading, Stack, Text } from "@sanity/ui";
import { type SanityDocument, useClient } from "sanity";
import { apiVersion } from "schemas/api-version.ts";

import { siteUrl } from "#env.ts";
import { pictureUrl } from "#picture-url.ts";
import { searchAppearance } from "#search-appearance.ts";

/** How the page looks in a list of search results, and as a card when somebody shares it. */
export function SearchPreview({ document }: { document: { displayed: Partial<SanityDocument> } }) {
  const { projectId, dataset } = useClient({ apiVersion }).config();
  const look = searchAppearance(document.displayed, siteUrl);
  const picture =
    look.pictureRef === undefined ? undefined : pictureUrl(look.pictureRef, { projectId, dataset });

  return (
    <Container width={1} padding={4}>
      <Stack gap={5}>
        {look.isHidden && <Badge tone="caution">Search engines are told not to show this page</Badge>}
        <Stack gap={3} as="section" aria-label="Search result">
          <Heading size={1}>Search result</Heading>
          <Card padding={4} radius={2} border scheme="light">
            <Stack gap={3}>
              <Text size={1} muted>
                {look.breadcrumb}
              </Text>
              <Text size={3} style={{ color: "#1a0dab" }}>
                {look.title}
              </Text>
              <Text size={1}>{look.description}</Text>
            </Stack>
          </Card>
          <Counts look={look} />
        </Stack>
        <Stack gap={3} as="section" aria-label="Shared card">
          <Heading size={1}>When somebody shares it</Heading>
          <Card radius={3} border overflow="hidden" scheme="light" style={{ maxWidth: 480 }}>
            <Box style={{ aspectRatio: "1200 / 630", background: "#e8eaeb" }}>
              {picture !== undefined && (
                // oxlint-disable-next-line next/no-img-element -- the Studio is not a Next application
                <img
                  src={picture}
                  alt=""
                  style={{ width: "100%", height: "100%", objectFit: "cover", display: "block" }}
                />
              )}
            </Box>
            <Stack gap={3} padding={3}>
              <Text size={1} muted>
                {look.host}
              </Text>
              <Text weight="semibold">{look.sharedTitle}</Text>
              <Text size={1} muted>
                {look.sharedDescription}
              </Text>
            </Stack>
          </Card>
        </Stack>
      </Stack>
    </Container>
  );
}

function Counts({ look }: { look: ReturnType<typeof searchAppearance> }) {
  return (
    <Flex gap={2} wrap="wrap">
      {look.counts.map(({ label, length, limit }) => (
        <Badge key={label} tone={length === 0 || length > limit ? "caution" : "positive"}>
          {label}: {length} of {limit} characters
        </Badge>
      ))}
    </Flex>
  );
}
