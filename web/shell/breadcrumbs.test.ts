import { ROUTABLE_FACTS } from "schemas/fields/routable-types.ts";
import { expect, test } from "vitest";

import { createRouteMap } from "#cms/resolve-path.ts";

import { createBreadcrumbs } from "./breadcrumbs.tsx";
import type { Entry, Menu } from "./menus.ts";

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
const routes = createRouteMap(
  [
    { _id: "blog", _type: "page", path: "/blog", language: null },
    { _id: "guides", _type: "page", path: "/guides", language: null },
    { _id: "help", _type: "page", path: "/Help-and-FAQ", language: null },
    { _id: "post", _type: "blog", path: "/blog/first-post", language: null },
    { _id: "list", _type: "page", path: "/design-guide", language: null },
    { _id: "guide", _type: "guide", path: "/molding01", language: null },
    { _id: "case", _type: "caseStudy", path: "/yellow-robot", language: null },
    { _id: "home__de", _type: "page", path: "/de", language: "de" },
    { _id: "tools__de", _type: "page", path: "/de/rechner", language: "de" },
  ],
  [{ code: "de" }],
);
const breadcrumbs = (path: string, home = "/") => {
  const type = routes.find(path)?._type;
  return createBreadcrumbs(
    { title: "This page", path },
    { home, menus, listPage: type && ROUTABLE_FACTS[type].listPage, findRoute: (at) => routes.find(at) },
  ).map(({ label, href }) => [label, href]);
};

test("the breadcrumbs of a page in a menu are the menu and the group", () => {
  expect(breadcrumbs("/cnc-machining")).toEqual([
    ["Home", "/"],
    ["Capabilities", undefined],
    ["This page", undefined],
  ]);
  expect(breadcrumbs("/sla-printing")).toEqual([
    ["Home", "/"],
    ["Capabilities", undefined],
    ["3D Printing", "/printing3d"],
    ["This page", undefined],
  ]);
});

test("the breadcrumbs of a guide or a post lead to the page that lists its type, independent of its path", () => {
  expect(breadcrumbs("/molding01")).toEqual([
    ["Home", "/"],
    ["Resources", undefined],
    ["Design guides", "/design-guide"],
    ["This page", undefined],
  ]);
  expect(breadcrumbs("/blog/first-post")).toEqual([
    ["Home", "/"],
    ["About", undefined],
    ["Our blog", "/blog"],
    ["This page", undefined],
  ]);
});

test("a list page that is not published is left out", () => {
  expect(breadcrumbs("/yellow-robot")).toEqual([
    ["Home", "/"],
    ["This page", undefined],
  ]);
});

test("the breadcrumbs of a page that no menu links to are its parent pages", () => {
  expect(breadcrumbs("/guides/none/deep")).toEqual([
    ["Home", "/"],
    ["Guides", "/guides"],
    ["This page", undefined],
  ]);
});

test("the home page of a language is not a parent page too", () => {
  expect(breadcrumbs("/de/rechner/weitere", "/de")).toEqual([
    ["Home", "/de"],
    ["Rechner", "/de/rechner"],
    ["This page", undefined],
  ]);
});

test("a parent page without a menu entry is named after the last segment of its path", () => {
  expect(breadcrumbs("/Help-and-FAQ/files")[1]).toEqual(["Help and FAQ", "/Help-and-FAQ"]);
});

test("the home page has no breadcrumbs", () => {
  expect(breadcrumbs("/")).toEqual([]);
});
