import { comparablePath } from "schemas/path.ts";

import { isExternal } from "#cms/links.ts";
import type { Link, MenuLink, Navigation } from "#cms/types.generated.ts";

/** How an entry stands to the page it is shown on, as `aria-current` says it. */
type Current = "page" | "true";

export interface Entry {
  readonly key: string;
  readonly label: string;
  /** Undefined for an entry that opens the quote form. */
  readonly href: string | undefined;
  readonly prefill: string | undefined;
  readonly isNewWindow: boolean;
  readonly current: Current | undefined;
}

export interface Group {
  readonly key: string;
  readonly label: string;
  /** The page that the group itself leads to. */
  readonly entry: Entry | undefined;
  readonly entries: readonly Entry[];
}

export type Item = (Entry & { readonly kind: "entry" }) | (Group & { readonly kind: "group" });

export interface Menu {
  readonly key: string;
  readonly label: string;
  readonly items: readonly Item[];
}

export interface Place {
  /** The path of the page that the menus stand on; undefined on a page that no menu knows. */
  readonly path: string | undefined;
  readonly hrefOf: (link: Link) => string | undefined;
}

/** The header's menus as they are on one page. An entry that leads nowhere, as to a page not yet published, is left out. */
export function menusOf(menus: Navigation["menus"], place: Place): Menu[] {
  return menus
    .map(({ _key, label, items }) => ({
      key: _key,
      label,
      items: items.flatMap((item) => itemOf(item, place)),
    }))
    .filter(({ items }) => items.length > 0);
}

/** A list of links, as in a column of the footer. */
export function entriesOf(links: readonly (MenuLink & { _key: string })[], place: Place): Entry[] {
  return links.flatMap(({ _key, label, link }) => entryOf(_key, label, link, place) ?? []);
}

/** The entries of a menu itself: its links, and the pages that its groups lead to. */
export function topEntries(items: readonly Item[]): Entry[] {
  return items.flatMap((item) => (item.kind === "entry" ? item : (item.entry ?? [])));
}

/** Whether the menu holds the current page. */
export function isCurrent({ items }: Pick<Menu, "items">): boolean {
  return items.some((item) => everyEntry(item).some(({ current }) => current !== undefined));
}

/** The menus as six groups that open one at a time on a phone: a group inside a menu becomes one of its own after it. */
export function phoneGroups(menus: readonly Menu[]): Group[] {
  return menus.flatMap(({ key, label, items }) => {
    const entries = topEntries(items);
    const inner = items.filter((item) => item.kind === "group" && item.entries.length > 0);
    const own = entries.length > 0 ? [{ key, label, entry: undefined, entries }] : [];
    return [...own, ...inner.flatMap((item) => (item.kind === "group" ? item : []))];
  });
}

function itemOf(item: Navigation["menus"][number]["items"][number], place: Place): Item[] {
  if (item._type === "menuLink") {
    const entry = entryOf(item._key, item.label, item.link, place);
    return entry ? [{ ...entry, kind: "entry" }] : [];
  }
  const entry = item.link && entryOf(item._key, item.label, item.link, place);
  const entries = entriesOf(item.items, place);
  if (!entry && entries.length === 0) return [];
  return [{ kind: "group", key: item._key, label: item.label, entry, entries }];
}

function entryOf(key: string, label: string, link: Link, { path, hrefOf }: Place): Entry | undefined {
  const href = hrefOf(link);
  if (href === undefined && link.kind !== "quote") return undefined;
  return {
    key,
    label,
    href,
    prefill: link.prefill,
    isNewWindow: link.newWindow ?? (href !== undefined && isExternal(href)),
    current:
      link.kind === "internal" && href !== undefined && path !== undefined
        ? currentOf(href, path)
        : undefined,
  };
}

function currentOf(href: string, path: string): Current | undefined {
  if (href.includes("#")) return undefined;
  const [own, here] = [comparablePath(href), comparablePath(path)];
  if (own === here) return "page";
  return own !== "/" && here.startsWith(`${own}/`) ? "true" : undefined;
}

function everyEntry(item: Item): readonly Entry[] {
  if (item.kind === "entry") return [item];
  return item.entry ? [item.entry, ...item.entries] : item.entries;
}
