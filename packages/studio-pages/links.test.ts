import { expect, test } from "vitest";

import { linksTo, withoutLinks } from "./links.ts";
import { PAGE_TYPES, pageSettings } from "./testing/page-settings.ts";

const { links } = pageSettings;

const removed = { id: "old", paths: ["/old", "/older"] };
const reference = (id: string) => ({ _type: "reference", _ref: id });
const link = (id: string) => ({ _type: "link", kind: "internal", reference: reference(id) });
const stored = (fields: { _id: string; _type: string; [field: string]: unknown }) => ({
  _rev: "1",
  ...fields,
});

const menuLink = (key: string, id: string) => ({ _type: "menuLink", _key: key, label: key, link: link(id) });
const navigation = stored({
  _id: "navigation",
  _type: "navigation",
  menus: [
    {
      _type: "menu",
      _key: "menu",
      items: [
        menuLink("a", "stays"),
        { _type: "menuGroup", _key: "group", link: link("old"), items: [menuLink("b", "old")] },
      ],
    },
  ],
});

test("links in menus are found with their paths, and all pages can replace them", () => {
  const group = ["menus", { _key: "menu" }, "items", { _key: "group" }];
  expect(linksTo(navigation, removed, links)).toEqual([
    { path: [...group, "link", "reference"], accepts: PAGE_TYPES },
    { path: [...group, "items", { _key: "b" }, "link", "reference"], accepts: PAGE_TYPES },
  ]);
});

test("a replaced link keeps its label, and loses the anchor and spelling of the old page", () => {
  const before = stored({
    _id: "n",
    _type: "navigation",
    menus: [{ ...menuLink("a", "old"), spelling: "/Old", link: { ...link("old"), anchor: "costs" } }],
  });
  expect(withoutLinks(before, removed, links, () => "new")).toEqual({
    ...before,
    menus: [menuLink("a", "new")],
  });
});

test("an entry is removed with its link, and a group with its last entry", () => {
  expect(withoutLinks(navigation, removed, links, () => undefined)).toEqual({
    ...navigation,
    menus: [{ _type: "menu", _key: "menu", items: [menuLink("a", "stays")] }],
  });
});

const span = (text: string, marks: string[]) => ({ _type: "span", _key: text, text, marks });
const text = stored({
  _id: "page",
  _type: "page",
  blocks: [
    {
      _type: "richText",
      _key: "text",
      text: [
        {
          _type: "block",
          _key: "p",
          markDefs: [
            { ...link("old"), _key: "gone" },
            { ...link("stays"), _key: "kept" },
          ],
          children: [span("old", ["gone", "strong"]), span("other", ["kept"])],
        },
      ],
    },
  ],
});

test("a link in a text is removed, and its words stay", () => {
  expect(withoutLinks(text, removed, links, () => undefined)).toMatchObject({
    blocks: [
      {
        text: [
          {
            markDefs: [{ _key: "kept" }],
            children: [span("old", ["strong"]), span("other", ["kept"])],
          },
        ],
      },
    ],
  });
});

test("a list of processes accepts only processes, and never contains one twice", () => {
  const grade = stored({
    _id: "abs",
    _type: "materialGrade",
    services: [
      { ...reference("old"), _key: "a" },
      { ...reference("new"), _key: "b" },
    ],
  });
  expect(linksTo(grade, removed, links)).toEqual([
    { path: ["services", { _key: "a" }], accepts: ["service"] },
  ]);
  const services = [{ ...reference("new"), _key: "b" }];
  expect(withoutLinks(grade, removed, links, () => "new")).toEqual({ ...grade, services });
  expect(withoutLinks(grade, removed, links, () => undefined)).toEqual({ ...grade, services });
});

test("a single reference is removed alone", () => {
  const rest = stored({ _id: "s", _type: "service", title: "Milling" });
  const service = { ...rest, partOf: reference("old") };
  expect(withoutLinks(service, removed, links, () => undefined)).toEqual(rest);
});

test.each([
  { kind: "page", page: reference("old"), anchor: "costs" },
  { kind: "address", address: "/Older#costs" },
])("the redirect %j leads to the other page, or is deleted", (target) => {
  const redirect = stored({ _id: "r", _type: "redirect", from: "/oldest" });
  const before = { ...redirect, ...target };
  expect(linksTo(before, removed, links)).toHaveLength(1);
  expect(linksTo(before, removed, links)[0]?.accepts).toEqual(PAGE_TYPES);
  expect(withoutLinks(before, removed, links, () => "new")).toEqual({
    ...redirect,
    kind: "page",
    page: reference("new"),
  });
  expect(withoutLinks(before, removed, links, () => undefined)).toBeUndefined();
});

test("each link gets its own replacement", () => {
  const answers = new Map([["b", "new"]]);
  const after = withoutLinks(
    navigation,
    removed,
    links,
    (path) =>
      path.flatMap((part) =>
        typeof part === "object" && "_key" in part ? (answers.get(part._key) ?? []) : [],
      )[0],
  );
  expect(after).toMatchObject({
    menus: [{ items: [{ _key: "a" }, { _key: "group", items: [menuLink("b", "new")] }] }],
  });
  expect(after).not.toHaveProperty("menus[0].items[1].link");
});

test("a figure is removed with its capability, and in a sentence words stand for it", () => {
  const figure = { _type: "quantity", _key: "figure", capability: reference("old") };
  const before = stored({
    _id: "page",
    _type: "page",
    blocks: [
      {
        _type: "keyFigures",
        _key: "a",
        figures: [{ _type: "keyFigure", _key: "b", label: "Wall", quantity: figure }],
      },
      {
        _type: "specificationTable",
        _key: "c",
        rows: [{ _type: "specificationRow", _key: "d", values: [figure] }],
      },
      { _type: "block", _key: "e", children: [span("We hold ", []), figure, span(".", [])] },
    ],
  });
  expect(withoutLinks(before, removed, links, () => undefined)?.["blocks"]).toEqual([
    { _type: "keyFigures", _key: "a", figures: [{ _type: "keyFigure", _key: "b", label: "Wall" }] },
    { _type: "specificationTable", _key: "c", rows: [{ _type: "specificationRow", _key: "d", values: [] }] },
    {
      _type: "block",
      _key: "e",
      children: [span("We hold ", []), { _type: "span", text: "the agreed value" }, span(".", [])],
    },
  ]);
});
