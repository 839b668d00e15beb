import { expect, test } from "vitest";

import { type PathNode, pathTree } from "./path-tree.tsx";

const pageAt = (path: string) => ({
  id: path,
  type: "page",
  title: path,
  path,
  isPublished: true,
  isChanged: false,
});
const outline = (nodes: PathNode[], indent = ""): string[] =>
  nodes.flatMap(({ name, page, children }) => [
    `${indent}${name}${page === undefined ? " (no page)" : ""}`,
    ...outline(children, `${indent}  `),
  ]);

test("a page is below the page whose path its own path extends, and the home page is first", () => {
  const tree = pathTree(["/blog/first", "/", "/about-us", "/blog"].map(pageAt));
  expect(outline(tree)).toEqual(["/", "about-us", "blog", "  first"]);
});

test("a path segment without a page is a folder", () => {
  expect(outline(pathTree([pageAt("/guides/cnc/walls")]))).toEqual([
    "guides (no page)",
    "  cnc (no page)",
    "    walls",
  ]);
});

test("paths that differ only in case share a branch", () => {
  expect(outline(pathTree([pageAt("/Blog"), pageAt("/blog/one")]))).toEqual(["blog", "  one"]);
});

test("a path of thousands of segments is one entry", () => {
  const [node, ...others] = pathTree([pageAt("/a".repeat(2000))]);
  expect(others).toEqual([]);
  expect(node).toMatchObject({ children: [], page: { path: "/a".repeat(2000) } });
});
