import { Badge, Box, Card, Flex, Stack, Text } from "@sanity/ui";
import { usePaneRouter } from "sanity/structure";
import { routableTypes } from "schemas/path.ts";
import * as v from "valibot";

import { useLiveQuery } from "#lake/use-live-query.ts";
import { type PathNode, pathTree } from "#path-tree.ts";

const ROWS = `*[_type in $types && defined(path) && !(_id in path("versions.**"))]{
  "id": select(_id in path("drafts.**") => string::split(_id, "drafts.")[1], _id),
  "type": _type, title, path,
  "isDraft": _id in path("drafts.**")
}`;
const WATCH = `*[_type in $types]`;
const params = { types: routableTypes };

const Rows = v.array(
  v.object({
    id: v.string(),
    type: v.string(),
    title: v.nullable(v.string()),
    path: v.string(),
    isDraft: v.boolean(),
  }),
);

/** Every page of the site, by its path. A click opens it beside the tree. */
export function PathTree() {
  const rows = useLiveQuery({ query: ROWS, params, schema: Rows, watch: WATCH });
  if (rows === undefined) return null;

  const published = new Set(rows.filter(({ isDraft }) => !isDraft).map(({ id }) => id));
  const drafts = new Set(rows.filter(({ isDraft }) => isDraft).map(({ id }) => id));
  const current = rows
    .filter(({ id, isDraft }) => isDraft || !drafts.has(id))
    .map(({ id, type, title, path }) => ({
      id,
      type,
      title,
      path,
      isPublished: published.has(id),
      isChanged: drafts.has(id),
    }));
  return (
    <Box padding={3} as="nav" aria-label="Pages by path">
      <Branch nodes={pathTree(current)} />
    </Box>
  );
}

function Branch({ nodes }: { nodes: PathNode[] }) {
  return (
    <Stack as="ul" gap={1} style={{ listStyle: "none", margin: 0, padding: 0 }}>
      {nodes.map((node) => (
        <li key={node.path}>
          <Leaf node={node} />
          {node.children.length > 0 && (
            <Box marginLeft={3} paddingLeft={2} style={{ borderLeft: "1px solid var(--card-border-color)" }}>
              <Branch nodes={node.children} />
            </Box>
          )}
        </li>
      ))}
    </Stack>
  );
}

function Leaf({ node: { name, row } }: { node: PathNode }) {
  const { ChildLink, routerPanesState, groupIndex } = usePaneRouter();
  if (row === undefined)
    return (
      <Box padding={2}>
        <Text size={1} muted>
          {name}
        </Text>
      </Box>
    );

  const isOpen = routerPanesState[groupIndex + 1]?.[0]?.id === row.id;
  return (
    <Card
      as={ChildLink}
      childId={row.id}
      padding={2}
      radius={2}
      data-as="a"
      pressed={isOpen}
      aria-current={isOpen}
    >
      <Flex align="center" gap={2}>
        <Stack gap={2} flex={1}>
          <Text size={1} weight="medium" textOverflow="ellipsis">
            {name}
          </Text>
          <Text size={1} muted textOverflow="ellipsis">
            {row.title ?? "No title yet"}
          </Text>
        </Stack>
        {!row.isPublished && <Badge tone="caution">Not published</Badge>}
        {row.isPublished && row.isChanged && <Badge tone="primary">Changed</Badge>}
      </Flex>
    </Card>
  );
}
