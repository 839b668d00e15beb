import { Card, Container, Stack, Text } from "@sanity/ui";
import { getPublishedId } from "sanity";
import { IntentLink } from "sanity/router";
import * as v from "valibot";

import { useLiveQuery } from "#components/live-query.ts";
import { titleOf } from "#document-title.ts";
import { titleOfType } from "#type-titles.ts";

const REFERRING = `*[references($id) && !(_id in path("versions.**"))] | order(_type asc, path asc){
  _id, _type, "title": coalesce(title, name, term, from), path
}`;
const WATCH = `*[references($id)]`;

const Referring = v.array(
  v.object({
    _id: v.string(),
    _type: v.string(),
    title: v.nullable(v.string()),
    path: v.nullable(v.string()),
  }),
);

/** Every document that leads to this one or shows it. */
export function WhereUsed({ documentId }: { documentId: string }) {
  const id = getPublishedId(documentId);
  const found = useLiveQuery({ query: REFERRING, params: { id }, schema: Referring, watch: WATCH });
  const documents = [
    ...new Map(found?.map((document) => [getPublishedId(document._id), document])).entries(),
  ];

  return (
    <Container width={1} padding={4}>
      <Stack gap={4}>
        <Text muted size={1}>
          {found !== undefined && summary(documents.length)}
        </Text>
        <Stack as="ul" gap={2} style={{ listStyle: "none", padding: 0, margin: 0 }}>
          {documents.map(([usedBy, document]) => (
            <li key={usedBy}>
              <Card
                as={IntentLink}
                intent="edit"
                params={{ id: usedBy, type: document._type }}
                padding={3}
                radius={2}
                border
                data-as="a"
                style={{ textDecoration: "none", display: "block" }}
              >
                <Stack gap={2}>
                  <Text weight="medium">{titleOf(document)}</Text>
                  <Text size={1} muted>
                    {document.path ?? titleOfType(document._type)}
                  </Text>
                </Stack>
              </Card>
            </li>
          ))}
        </Stack>
      </Stack>
    </Container>
  );
}

function summary(count: number): string {
  if (count === 0)
    return "No document leads here by a link of its own. Lists that fill themselves may still show it.";
  return count === 1 ? "One document uses this one." : `${count} documents use this one.`;
}
