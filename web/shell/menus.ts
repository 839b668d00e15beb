import { comparablePath } from "page-paths/paths.ts";
import { cache } from "react";

import { fileUrl } from "#cms/client.ts";
import { getNavigation, getLinkRoutes } from "#cms/content.ts";
import { foreignLanguage } from "#cms/foreign-text.ts";
import { isExternal, linkTarget } from "#cms/links.ts";
import type { Link, MenuLink, Navigation } from "#cms/types.generated.ts";

/** The menus of the header and the columns of the footer, with the entries of the page at `path` marked. */
export const getMenus = cache(async (path: string | undefined) => {
  const [navigation, routes] = await Promise.all([getNavigation(), getLinkRoutes()]);
  const context: MenuContext = { path, hrefOf: (link) => linkTarget(link, { routes, fileUrl }) };
  const columns = (navigation?.footerColumns ?? []).map((column) => ({
    key: column._key,
    title: column.title,
    language: foreignLanguage(column, "title"),
    entries: createEntries(column.items, context),
  }));
  return {
    menus: createMenus(navigation?.menus ?? [], context),
    columns: columns.filter(({ entries }) => entries.length > 0),
  };
});

/** A text of the navigation. */
interface Labeled {
  readonly label: string;
  /** The language of the label, if that is not the language of the page. */
  readonly language?: string | undefined;
}

export interface Entry extends Labeled {
  readonly key: string;
  /** Undefined for an entry that opens the quote form. */
  readonly href: string | undefined;
  readonly prefill: string | undefined;
  readonly isNewWindow: boolean;
  /** The value of `aria-current`: "page" for the current page, "true" for a page above it. */
  readonly current: "page" | "true" | undefined;
}

export interface Group extends Labeled {
  readonly key: string;
  /** The page of the group itself. */
  readonly entry: Entry | undefined;
  readonly entries: readonly Entry[];
}

export type Item = (Entry & { readonly kind: "entry" }) | (Group & { readonly kind: "group" });

export interface Menu extends Labeled {
  readonly key: string;
  readonly items: readonly Item[];
}

interface MenuContext {
  /** The path of the current page; undefined for a page that no menu links to. */
  readonly path: string | undefined;
  readonly hrefOf: (link: Link) => string | undefined;
}

/** The header's menus. An entry without a target, such as an unpublished page, is left out. */
export function createMenus(menus: Navigation["menus"], context: MenuContext): Menu[] {
  return menus
    .map((menu) => ({
      key: menu._key,
      ...labelOf(menu),
      items: menu.items.flatMap((item) => createItems(item, context)),
    }))
    .filter(({ items }) => items.length > 0);
}

/** The entries of a list of links, such as a column of the footer. */
export function createEntries(
  links: readonly (MenuLink & { _key: string })[],
  context: MenuContext,
): Entry[] {
  return links.flatMap((menuLink) => createEntry(menuLink, context) ?? []);
}

/** The first level of a menu: its links, and the pages of its groups. */
export function topEntries(items: readonly Item[]): Entry[] {
  return items.flatMap((item) => (item.kind === "entry" ? item : (item.entry ?? [])));
}

/** Whether the current page is in the menu, or below one of its pages. */
export function isCurrent({ items }: Pick<Menu, "items">): boolean {
  return items.some((item) => allEntries(item).some(({ current }) => current !== undefined));
}

/** The groups of the phone menu (docs/behavior.md §3.5). It has one level only, so a group inside a menu follows after the menu. */
export function phoneGroups(menus: readonly Menu[]): Group[] {
  return menus.flatMap(({ items, ...menu }) => {
    const entries = topEntries(items);
    const inner = items.filter((item) => item.kind === "group" && item.entries.length > 0);
    const own = entries.length > 0 ? [{ ...menu, entry: undefined, entries }] : [];
    return [...own, ...inner.flatMap((item) => (item.kind === "group" ? item : []))];
  });
}

function createItems(item: Navigation["menus"][number]["items"][number], context: MenuContext): Item[] {
  if (item._type === "menuLink") {
    const entry = createEntry(item, context);
    return entry ? [{ ...entry, kind: "entry" }] : [];
  }
  const entry = item.link && createEntry({ ...item, link: item.link }, context);
  const entries = createEntries(item.items, context);
  if (!entry && entries.length === 0) return [];
  return [{ kind: "group", key: item._key, ...labelOf(item), entry, entries }];
}

function labelOf(item: { readonly label: string }): Labeled {
  return { label: item.label, language: foreignLanguage(item, "label") };
}

function createEntry(
  item: Pick<MenuLink, "label" | "link" | "spelling"> & { _key: string },
  { path, hrefOf }: MenuContext,
): Entry | undefined {
  const { _key: key, link, spelling } = item;
  const target = hrefOf(link);
  // An entry may write its path in other capitals (docs/behavior.md §2.2). Any other difference means that the path has changed
  // since.
  const href = spelling?.toLowerCase() === target?.toLowerCase() ? spelling : target;
  if (href === undefined && link.kind !== "quote") return undefined;
  return {
    key,
    ...labelOf(item),
    href,
    prefill: link.prefill,
    isNewWindow: link.newWindow ?? (href !== undefined && isExternal(href)),
    current:
      link.kind === "internal" && href !== undefined && path !== undefined
        ? findCurrent(href, path)
        : undefined,
  };
}

function findCurrent(href: string, path: string): Entry["current"] {
  if (href.includes("#")) return undefined;
  const [target, current] = [comparablePath(href), comparablePath(path)];
  if (target === current) return "page";
  return target !== "/" && current.startsWith(`${target}/`) ? "true" : undefined;
}

/** The entry, or the entry of a group and those in it. */
export function allEntries(item: Item): readonly Entry[] {
  if (item.kind === "entry") return [item];
  return item.entry ? [item.entry, ...item.entries] : item.entries;
}
