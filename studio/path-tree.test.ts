import { expect, test } from "vitest";

import { type PathNode, pathTree } from "#path-tree.ts";

const row = (path: string) => ({
  id: path,
  type: "page",
  title: path,
  path,
  isPublished: true,
  isChanged: false,
});
const drawn = (nodes: PathNode[], indent = ""): string[] =>
  nodes.flatMap(({ name, row: own, children }) => [
    `${indent}${name}${own === undefined ? " (none)" : ""}`,
    ...drawn(children, `${indent}  `),
  ]);

test("pages stand under the page whose path theirs goes on from, the home page first", () => {
  const tree = pathTree(["/blog/first", "/", "/about-us", "/blog"].map(row));
  expect(drawn(tree)).toEqual(["/", "about-us", "blog", "  first"]);
});

test("a part of a path without a page of its own is there as a folder", () => {
  expect(drawn(pathTree([row("/guides/cnc/walls")]))).toEqual(["guides (none)", "  cnc (none)", "    walls"]);
});

test("capital letters make no second branch", () => {
  expect(drawn(pathTree([row("/Blog"), row("/blog/one")]))).toEqual(["blog", "  one"]);
});
