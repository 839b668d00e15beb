import { comparablePath } from "schemas/path.ts";

import type { Route } from "#cms/resolve-path.ts";

import { type Menu, topEntries } from "./menu/entries.ts";
import { pathLabel } from "./path-label.ts";

export interface Step {
  readonly label: string;
  /** Undefined for a menu, which is no page, and for the page itself. */
  readonly href: string | undefined;
}

interface Surroundings {
  readonly menus: readonly Menu[];
  readonly find: (path: string) => Route | undefined;
  /** What the first step is called. */
  readonly home: string;
}

/** Kinds of documents that a page of their own lists, wherever they live. */
const LISTS: Partial<Record<Route["_type"], string>> = {
  guide: "/design-guide",
  caseStudy: "/case-studies",
  blog: "/blog",
};

/** The way from the home page to a page: by the menu it stands in, or else by the menu and the page that lead to it. */
export function trailOf(
  { title, path }: { title: string; path: string },
  { menus, find, home }: Surroundings,
): Step[] {
  if (path === "/") return [];
  const between = menuSteps(path, menus) ?? parentSteps(path, menus, find);
  return [{ label: home, href: "/" }, ...between, { label: title, href: undefined }];
}

function menuSteps(path: string, menus: readonly Menu[]): Step[] | undefined {
  for (const { label, items } of menus) {
    const menu = { label, href: undefined };
    for (const item of items) {
      if (isAt(item.kind === "entry" ? item.href : item.entry?.href, path)) return [menu];
      if (item.kind === "group" && item.entries.some(({ href }) => isAt(href, path))) {
        return [menu, { label: item.label, href: item.entry?.href }];
      }
    }
  }
  return undefined;
}

function parentSteps(path: string, menus: readonly Menu[], find: Surroundings["find"]): Step[] {
  const type = find(path)?._type;
  const list = type && LISTS[type];
  const parents = (list ? [list] : pathsAbove(path)).flatMap((above) => find(above) ?? []);
  const [first] = parents;
  return [
    ...((first && menuSteps(first.path, menus)) ?? []),
    ...parents.map((parent) => ({
      label: labelIn(menus, parent.path) ?? pathLabel(parent.path),
      href: parent.path,
    })),
  ];
}

/** `/a/b/c` → `/a`, `/a/b` */
function pathsAbove(path: string): string[] {
  const parts = path.split("/").slice(1, -1);
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`);
}

function labelIn(menus: readonly Menu[], path: string): string | undefined {
  const entries = menus.flatMap(({ items }) => topEntries(items));
  return entries.find(({ href }) => isAt(href, path))?.label;
}

function isAt(href: string | undefined, path: string): boolean {
  return href !== undefined && !href.includes("#") && comparablePath(href) === comparablePath(path);
}
