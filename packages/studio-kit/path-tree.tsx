import { Badge, Box, Card, Stack } from "@sanity/ui";
import { getPublishedId } from "sanity";
import { usePaneRouter } from "sanity/structure";
import * as v from "valibot";

import { Entry, Hint } from "./ui.tsx";
import { preferDrafts, useLiveQuery } from "./use-live-query.ts";

const PAGES = `*[_type in $types && defined(path) && !(_id in path("versions.**"))]{
  _id, "type": _type, title, path
}`;
const WATCH = `*[_type in $types]`;

const Pages = v.array(
  v.object({
    _id: v.string(),
    type: v.string(),
    title: v.nullable(v.string()),
    path: v.string(),
  }),
);

interface Page {
  id: string;
  type: string;
  title: string | null;
  path: string;
  isPublished: boolean;
  /** Whether it has a draft. */
  isChanged: boolean;
}

export interface PathNode {
  /** The last segment of the path, or a slash for the home page. */
  name: string;
  path: string;
  /** Undefined if there are only pages below this path. */
  page: Page | undefined;
  children: PathNode[];
}

/** Creates a structure pane that shows all pages as a tree of paths: documents of these types. A click opens the page in the next pane. */
export function createPathTree(types: readonly string[]) {
  const params = { types };

  return function PathTree() {
    const stored = useLiveQuery({ query: PAGES, params, schema: Pages, watch: WATCH });
    if (stored === undefined) return null;

    const ids = new Set(stored.map(({ _id }) => _id));
    const pages = preferDrafts(stored).map(({ _id, type, title, path }) => {
      const id = getPublishedId(_id);
      return { id, type, title, path, isPublished: ids.has(id), isChanged: id !== _id };
    });
    return (
      <Box padding={3} as="nav" aria-label="Pages by path">
        <NodeList nodes={pathTree(pages)} />
      </Box>
    );
  };
}

function NodeList({ nodes }: { nodes: PathNode[] }) {
  return (
    <Stack as="ul" gap={1} style={{ listStyle: "none", margin: 0, padding: 0 }}>
      {nodes.map((node) => (
        <li key={node.path}>
          <Node node={node} />
          {node.children.length > 0 && (
            <Box marginLeft={3} paddingLeft={2} style={{ borderLeft: "1px solid var(--card-border-color)" }}>
              <NodeList nodes={node.children} />
            </Box>
          )}
        </li>
      ))}
    </Stack>
  );
}

function Node({ node: { name, page } }: { node: PathNode }) {
  const { ChildLink, routerPanesState, groupIndex } = usePaneRouter();
  if (page === undefined)
    return (
      <Box padding={2}>
        <Hint>{name}</Hint>
      </Box>
    );

  const isOpen = routerPanesState[groupIndex + 1]?.[0]?.id === page.id;
  return (
    <Card
      as={ChildLink}
      childId={page.id}
      padding={2}
      radius={2}
      data-as="a"
      pressed={isOpen}
      aria-current={isOpen}
    >
      <Entry
        title={name}
        detail={page.title ?? "No title yet"}
        end={
          page.isPublished ? (
            page.isChanged && <Badge tone="primary">Changed</Badge>
          ) : (
            <Badge tone="caution">Not published</Badge>
          )
        }
      />
    </Card>
  );
}

/** Arranges pages in a tree by the segments of their paths, sorted, with the home page first. */
export function pathTree(pages: readonly Page[]): PathNode[] {
  const root: PathNode = { name: "", path: "", page: undefined, children: [] };
  const segmentsOf = ({ path }: Page) => path.toLowerCase().split("/").filter(Boolean);
  const sorted = pages.toSorted((a, b) => segmentsOf(a).join("/").localeCompare(segmentsOf(b).join("/")));
  for (const page of sorted) {
    const segments = segmentsOf(page);
    const node = segments.reduce(findOrAddChild, root);
    if (node === root) root.children.unshift({ name: "/", path: "/", page, children: [] });
    else node.page = page;
  }
  return root.children;
}

function findOrAddChild(parent: PathNode, name: string): PathNode {
  const found = parent.children.find((child) => child.name === name);
  if (found !== undefined) return found;
  const child: PathNode = { name, path: `${parent.path}/${name}`, page: undefined, children: [] };
  parent.children.push(child);
  return child;
}
