import { Badge, Card, Container, Flex, Stack, Text } from "@sanity/ui";
import { getPublishedId } from "sanity";
import { IntentLink } from "sanity/router";
import { routableTypes } from "schemas/path.ts";

import { useLiveQuery } from "#lake/use-live-query.ts";
import { documentTitle } from "#structure/titles.ts";
import { typeTitle } from "#structure/titles.ts";
import { listingBlocks, type Use, USES, USES_WATCH, Uses, usesOf } from "#where-used.ts";

/** Lists every document that links to this one or shows it. */
export function WhereUsed({ documentId }: { documentId: string }) {
  const params = { id: getPublishedId(documentId), pages: routableTypes, blocks: listingBlocks };
  const found = useLiveQuery({ query: USES, params, schema: Uses, watch: USES_WATCH });
  if (found === undefined) return null;
  const uses = usesOf(found);

  return (
    <Container width={1} padding={4}>
      <Stack gap={4}>
        <Text muted size={1}>
          {summary(uses.length)}
        </Text>
        <Stack as="ul" gap={2} style={{ listStyle: "none", padding: 0, margin: 0 }}>
          {uses.map((use) => (
            <li key={use.id}>
              <UseCard use={use} />
            </li>
          ))}
        </Stack>
      </Stack>
    </Container>
  );
}

function UseCard({ use: { id, document, remark } }: { use: Use }) {
  return (
    <Card
      as={IntentLink}
      intent="edit"
      params={{ id, type: document._type }}
      padding={3}
      radius={2}
      border
      data-as="a"
      style={{ textDecoration: "none", display: "block" }}
    >
      <Flex gap={3} align="flex-start">
        <Stack gap={2} flex={1}>
          <Text weight="medium">{documentTitle(document)}</Text>
          <Text size={1} muted>
            {document.path ?? typeTitle(document._type)}
          </Text>
        </Stack>
        {remark !== undefined && <Badge>{remark}</Badge>}
      </Flex>
    </Card>
  );
}

function summary(count: number): string {
  if (count === 0) return "No document leads here, and no list shows it.";
  return count === 1 ? "One document uses this one." : `${count} documents use this one.`;
}
