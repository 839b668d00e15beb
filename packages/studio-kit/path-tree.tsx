import { Badge, Box, Card, Flex, Stack } from "@sanity/ui";
import type { ReactNode } from "react";
import { getPublishedId } from "sanity";
import { usePaneRouter } from "sanity/structure";
import { shortText } from "stored-values/short-text.ts";
import { sortByText } from "unicode-text/unicode-text.ts";
import * as v from "valibot";

import { Entry, Hint } from "./ui.tsx";
import { preferDrafts, useLiveQuery } from "./use-live-query.ts";

const PAGES = `*[_type in $types && defined(${shortText("path")}) && !(_id in path("versions.**"))]{
  _id, "type": _type, "title": ${shortText("title")}, path
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

interface PathTreeProps {
  /** The types of the documents. */
  types: readonly string[];
  /** Above the tree, such as a filter. */
  controls?: ReactNode;
  /** Whether it shows the page with this id. Default: all pages. */
  isShown?: (id: string) => boolean;
  /** Renders what is beside the link to the page with this id, such as links to its translations. */
  renderBeside?: (id: string) => ReactNode;
}

/** A structure pane with all pages as a tree of paths. A click opens the page in the next pane. */
export function PathTree({ types, controls, isShown, renderBeside }: PathTreeProps) {
  const stored = useLiveQuery({ query: PAGES, params: { types }, schema: Pages, watch: WATCH });
  if (stored === undefined) return null;

  const ids = new Set(stored.map(({ _id }) => _id));
  const pages = preferDrafts(stored).map(({ _id, type, title, path }) => {
    const id = getPublishedId(_id);
    return { id, type, title, path, isPublished: ids.has(id), isChanged: id !== _id };
  });
  const shown = isShown ? pages.filter(({ id }) => isShown(id)) : pages;
  return (
    <Stack gap={3} padding={3}>
      {controls}
      {shown.length === 0 && <Hint>No pages.</Hint>}
      <nav aria-label="Pages by path">
        <NodeList nodes={pathTree(shown)} renderBeside={renderBeside} />
      </nav>
    </Stack>
  );
}

interface NodeListProps {
  nodes: PathNode[];
  renderBeside: PathTreeProps["renderBeside"];
}

function NodeList({ nodes, renderBeside }: NodeListProps) {
  return (
    <Stack as="ul" gap={1} style={{ listStyle: "none", margin: 0, padding: 0 }}>
      {nodes.map((node) => (
        <li key={node.path}>
          <Flex gap={2} align="center" wrap="wrap">
            <Box flex={1}>
              <Node node={node} />
            </Box>
            {node.page && renderBeside?.(node.page.id)}
          </Flex>
          {node.children.length > 0 && (
            <Box marginLeft={3} paddingLeft={2} style={{ borderLeft: "1px solid var(--card-border-color)" }}>
              <NodeList nodes={node.children} renderBeside={renderBeside} />
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

/** A longer path is one entry. Each level is a component inside the one above. */
const MAX_LEVELS = 20;

/** Arranges pages in a tree by the segments of their paths, sorted, with the home page first. */
export function pathTree(pages: readonly Page[]): PathNode[] {
  const root: PathNode = { name: "", path: "", page: undefined, children: [] };
  const segmentsOf = ({ path }: Page) => {
    const segments = path.toLowerCase().split("/").filter(Boolean);
    return segments.length > MAX_LEVELS ? [segments.join("/")] : segments;
  };
  for (const page of sortByText(pages, (each) => segmentsOf(each).join("/"))) {
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
