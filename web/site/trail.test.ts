import { expect, test } from "vitest";

import { createRouteMap } from "#cms/resolve-path.ts";

import type { Entry, Menu } from "./menu/entries.ts";
import { trailOf } from "./trail.ts";

const entry = (label: string, href: string): Entry => ({
  key: label,
  label,
  href,
  prefill: undefined,
  isNewWindow: false,
  current: undefined,
});

const menus: Menu[] = [
  {
    key: "capabilities",
    label: "Capabilities",
    items: [
      {
        kind: "group",
        key: "print",
        label: "3D Printing",
        entry: entry("3D Printing", "/printing3d"),
        entries: [entry("SLA", "/sla-printing")],
      },
      { kind: "entry", ...entry("CNC machining", "/cnc-machining") },
    ],
  },
  { key: "about", label: "About", items: [{ kind: "entry", ...entry("Our blog", "/blog") }] },
  { key: "more", label: "Resources", items: [{ kind: "entry", ...entry("Design guides", "/design-guide") }] },
];
const routes = createRouteMap([
  { _id: "blog", _type: "page", path: "/blog" },
  { _id: "guides", _type: "page", path: "/guides" },
  { _id: "post", _type: "blog", path: "/blog/first-post" },
  { _id: "list", _type: "page", path: "/design-guide" },
  { _id: "guide", _type: "guide", path: "/molding01" },
  { _id: "case", _type: "caseStudy", path: "/yellow-robot" },
]);
const trail = (path: string) =>
  trailOf({ title: "This page", path }, { menus, find: (at) => routes.find(at), home: "Home" }).map(
    ({ label, href }) => [label, href],
  );

test("the trail of a page in a menu leads over the menu, and over the group it stands in", () => {
  expect(trail("/cnc-machining")).toEqual([
    ["Home", "/"],
    ["Capabilities", undefined],
    ["This page", undefined],
  ]);
  expect(trail("/sla-printing")).toEqual([
    ["Home", "/"],
    ["Capabilities", undefined],
    ["3D Printing", "/printing3d"],
    ["This page", undefined],
  ]);
});

test("the trail of a guide or a post leads over the page that lists its kind, wherever it lives itself", () => {
  expect(trail("/molding01")).toEqual([
    ["Home", "/"],
    ["Resources", undefined],
    ["Design guides", "/design-guide"],
    ["This page", undefined],
  ]);
  expect(trail("/blog/first-post")).toEqual([
    ["Home", "/"],
    ["About", undefined],
    ["Our blog", "/blog"],
    ["This page", undefined],
  ]);
});

test("a list that is no page is left out", () => {
  expect(trail("/yellow-robot")).toEqual([
    ["Home", "/"],
    ["This page", undefined],
  ]);
});

test("the trail of another page leads over the pages above it", () => {
  expect(trail("/guides/none/deep")).toEqual([
    ["Home", "/"],
    ["Guides", "/guides"],
    ["This page", undefined],
  ]);
});

test("the home page has no trail", () => {
  expect(trail("/")).toEqual([]);
});
