import { routableTypes } from "schemas/fields/routable-types.ts";
import { linksTo, withoutLinks } from "studio-pages/links.ts";
import { expect, test } from "vitest";

import { pageSettings } from "#page-settings.ts";

const removed = { id: "old", paths: [] };
const reference = (id: string) => ({ _type: "reference", _ref: id });
const menuLink = (key: string, id: string) => ({
  _type: "menuLink",
  _key: key,
  label: key,
  link: { _type: "link", kind: "internal", reference: reference(id) },
});
const span = (text: string) => ({ _type: "span", _key: text, text, marks: [] });

test("every page can replace a link in a menu, and an entry without a page is removed with its group", () => {
  const group = { _type: "menuGroup", _key: "group", items: [menuLink("b", "old")] };
  const menu = { _type: "menu", _key: "menu", items: [menuLink("a", "stays"), group] };
  const navigation = { _id: "navigation", _rev: "1", _type: "navigation", menus: [menu] };
  expect(linksTo(navigation, removed, pageSettings.links)).toMatchObject([{ accepts: [...routableTypes] }]);
  expect(withoutLinks(navigation, removed, pageSettings.links, () => undefined)).toEqual({
    ...navigation,
    menus: [{ ...menu, items: [menuLink("a", "stays")] }],
  });
});

test("a figure is removed with its capability, and in a sentence words replace it", () => {
  const figure = { _type: "quantity", _key: "figure", capability: reference("old") };
  const page = {
    _id: "page",
    _rev: "1",
    _type: "page",
    blocks: [
      { _type: "keyFigures", _key: "a", figures: [{ _key: "b", label: "Wall", quantity: figure }] },
      { _type: "block", _key: "e", children: [span("We hold "), figure, span(".")] },
    ],
  };
  expect(withoutLinks(page, removed, pageSettings.links, () => undefined)?.["blocks"]).toEqual([
    { _type: "keyFigures", _key: "a", figures: [{ _key: "b", label: "Wall" }] },
    {
      _type: "block",
      _key: "e",
      children: [
        span("We hold "),
        { _type: "span", _key: "figure", marks: [], text: "the agreed value" },
        span("."),
      ],
    },
  ]);
});
