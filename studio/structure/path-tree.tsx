import { Badge, Box, Card, Stack } from "@sanity/ui";
import { usePaneRouter } from "sanity/structure";
import { publishedId } from "schemas/fields/lake.ts";
import { comparablePath, routableTypes } from "schemas/fields/path.ts";
import { Entry, Hint } from "studio-kit/ui.tsx";
import { preferDrafts, useLiveQuery } from "studio-kit/use-live-query.ts";
import * as v from "valibot";

const PAGES = `*[_type in $types && defined(path) && !(_id in path("versions.**"))]{
  _id, "type": _type, title, path
}`;
const WATCH = `*[_type in $types]`;
const params = { types: routableTypes };

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

/** A structure pane that shows all pages as a tree of paths. A click opens the page in the next pane. */
export function PathTree() {
  const stored = useLiveQuery({ query: PAGES, params, schema: Pages, watch: WATCH });
  if (stored === undefined) return null;

  const ids = new Set(stored.map(({ _id }) => _id));
  const pages = preferDrafts(stored).map(({ _id, type, title, path }) => {
    const id = publishedId(_id);
    return { id, type, title, path, isPublished: ids.has(id), isChanged: id !== _id };
  });
  return (
    <Box padding={3} as="nav" aria-label="Pages by path">
      <NodeList nodes={pathTree(pages)} />
    </Box>
  );
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
  for (const page of pages.toSorted((a, b) => comparablePath(a.path).localeCompare(comparablePath(b.path)))) {
    const segments = comparablePath(page.path).split("/").filter(Boolean);
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
