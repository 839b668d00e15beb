import { expect, test } from "vitest";

import type { Link, Navigation } from "#cms/types.generated.ts";

import { createEntries, createMenus, isCurrent, phoneGroups } from "./menus.ts";

const PATHS: Record<string, string> = {
  print: "/printing3d",
  sla: "/sla-printing",
  cnc: "/cnc-machining",
  blog: "/blog",
  videos: "/Videos",
};

const toPage = (id: string): Link => ({
  _type: "link",
  kind: "internal",
  reference: { _type: "reference", _ref: id },
});
const link = (label: string, to: Link) => ({ _key: label, _type: "menuLink" as const, label, link: to });

const menus: Navigation["menus"] = [
  {
    _key: "capabilities",
    _type: "menu",
    label: "Capabilities",
    items: [
      {
        _key: "print",
        _type: "menuGroup",
        label: "3D Printing",
        link: toPage("print"),
        items: [link("SLA", toPage("sla")), link("SLS", toPage("not-published"))],
      },
      link("CNC machining", toPage("cnc")),
      link("Die casting", toPage("not-published")),
    ],
  },
  {
    _key: "about",
    _type: "menu",
    label: "About",
    items: [link("Blog", toPage("blog")), link("Videos", toPage("videos"))],
  },
  { _key: "soon", _type: "menu", label: "Soon", items: [link("Soon", toPage("not-published"))] },
];

function on(path: string | undefined) {
  return { path, hrefOf: (to: Link) => to.url ?? PATHS[to.reference?._ref ?? ""] };
}

test("entries without a target and empty menus are left out", () => {
  const [capabilities, about, ...others] = createMenus(menus, on("/"));
  expect(others).toEqual([]);
  expect(capabilities?.items.map(({ label }) => label)).toEqual(["3D Printing", "CNC machining"]);
  expect(capabilities?.items[0]).toMatchObject({
    kind: "group",
    entries: [{ label: "SLA", href: "/sla-printing" }],
  });
  expect(about?.items).toMatchObject([{ href: "/blog" }, { href: "/Videos" }]);
});

test("the entry of the current page is marked, whatever its case, and so is its menu", () => {
  const [capabilities, about] = createMenus(menus, on("/videos"));
  expect(about?.items).toMatchObject([{ current: undefined }, { current: "page" }]);
  expect([capabilities, about].map((menu) => menu && isCurrent(menu))).toEqual([false, true]);
});

test("the entry of a parent page has aria-current “true”, not “page”", () => {
  const [, about] = createMenus(menus, on("/blog/first-post"));
  expect(about?.items).toMatchObject([{ current: "true" }, { current: undefined }]);
});

test("an entry of the current page inside a group marks the menu", () => {
  const [capabilities] = createMenus(menus, on("/sla-printing"));
  expect(capabilities && isCurrent(capabilities)).toBe(true);
});

test("in the phone menu a group inside a menu follows after the menu", () => {
  const groups = phoneGroups(createMenus(menus, on("/")));
  expect(groups.map(({ label, entries }) => [label, entries.map((entry) => entry.label)])).toEqual([
    ["Capabilities", ["3D Printing", "CNC machining"]],
    ["3D Printing", ["SLA"]],
    ["About", ["Blog", "Videos"]],
  ]);
});

test("another website opens in a new window unless the editor turns that off", () => {
  const tour: Link = { _type: "link", kind: "external", url: "https://tour.example/" };
  const [byDefault, same] = createEntries(
    [link("Tour", tour), link("Same", { ...tour, newWindow: false })],
    on("/"),
  );
  expect([byDefault?.isNewWindow, same?.isNewWindow]).toEqual([true, false]);
});

test("an entry can write the path of its page in other capitals, but not as another path", () => {
  const spellings = ["/CNC-Machining", "/milling", "//cnc-machining", ""];
  const links = spellings.map((spelling) => Object.assign(link("CNC", toPage("cnc")), { spelling }));
  const entries = createEntries(links, on("/cnc-machining"));
  expect(entries.map(({ href }) => href)).toEqual([
    "/CNC-Machining",
    "/cnc-machining",
    "/cnc-machining",
    "/cnc-machining",
  ]);
  expect(entries.map(({ current }) => current)).toEqual(["page", "page", "page", "page"]);
});

test("an entry can open the quote form", () => {
  const quote: Link = { _type: "link", kind: "quote", prefill: "A bracket" };
  expect(createEntries([link("Quote", quote)], on("/"))).toMatchObject([
    { href: undefined, prefill: "A bracket" },
  ]);
});
