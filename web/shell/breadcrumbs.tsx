import { comparablePath } from "page-paths/paths.ts";
import { cache } from "react";
import { pathInLanguage } from "schemas/fields/language.ts";
import { ROUTABLE_FACTS } from "schemas/fields/routable-types.ts";

import { getLocalPath, getRoutes } from "#cms/content.ts";
import { foreignLink } from "#cms/foreign-link.ts";
import type { Route } from "#cms/resolve-path.ts";
import { getLanguage, getWords } from "#locale/words.ts";

import { allEntries, type Entry, getMenus, type Menu } from "./menus.ts";

/** Renders nothing on the home page. */
export async function Breadcrumbs({ page: { path, title } }: { page: { path: string; title: string } }) {
  const breadcrumbs = await getBreadcrumbs(path, title);
  if (breadcrumbs.length === 0) return null;
  return (
    <nav aria-label={getWords().breadcrumbs.label} className="breadcrumbs bg-sheet print:hidden">
      {/* One line in every font: a second one, once the web font is loaded, would shift the page. The title is cut, as it is the
          page's heading too. Only with enlarged text, when the other breadcrumbs alone are too wide, it wraps. */}
      <ol className="mx-auto flex max-w-sheet flex-wrap gap-2 px-edge py-3 font-mono text-12 text-ink-2">
        {breadcrumbs.map(({ label, language, href }, index) => (
          <li key={label} className="flex min-w-0 gap-2 whitespace-nowrap last:flex-1">
            {index > 0 && <span aria-hidden="true">/</span>}
            {href === undefined ? (
              <span
                {...(index === breadcrumbs.length - 1 ? { "aria-current": "page" } : {})}
                lang={language}
                className="truncate"
              >
                {label}
              </span>
            ) : (
              <a href={href} lang={language} {...foreignLink(href)}>
                {label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

export interface Breadcrumb {
  readonly label: string;
  /** The language of the label, if that is not the language of the page. */
  readonly language?: string | undefined;
  /** Undefined for a menu, which is not a page, and for the page itself. */
  readonly href: string | undefined;
}

/** The breadcrumbs for visitors and for structured data. Empty for the home page. */
export const getBreadcrumbs = cache(async (path: string, title: string) => {
  const [{ menus }, routes] = await Promise.all([getMenus(path), getRoutes()]);
  const home = pathInLanguage("/", getLanguage());
  const type = routes.find(path)?._type;
  const listPage = type && ROUTABLE_FACTS[type].listPage;
  return createBreadcrumbs(
    { title, path },
    { home, menus, listPage: listPage && (await getLocalPath(listPage)), findRoute: (at) => routes.find(at) },
  );
});

interface SiteStructure {
  /** The path of the home page. */
  readonly home: string;
  readonly menus: readonly Menu[];
  /** The page that lists all pages of this type, in the language of the page if there is one. */
  readonly listPage: string | undefined;
  readonly findRoute: (path: string) => Route | undefined;
}

/**
 * Starts with the menu that links to the page. If none does: the menu that links to the first parent page, and the parent pages.
 */
export function createBreadcrumbs(
  { title, path }: { title: string; path: string },
  site: SiteStructure,
): Breadcrumb[] {
  if (comparablePath(path) === comparablePath(site.home)) return [];
  return [
    { label: getWords().breadcrumbs.home, href: site.home },
    ...(menuBreadcrumbs(path, site.menus) ?? parentBreadcrumbs(path, site)),
    { label: title, href: undefined },
  ];
}

function menuBreadcrumbs(path: string, menus: readonly Menu[]): Breadcrumb[] | undefined {
  for (const { label, language, items } of menus) {
    const menu = { label, language, href: undefined };
    for (const item of items) {
      if (leadsTo(item.kind === "entry" ? item.href : item.entry?.href, path)) return [menu];
      if (item.kind === "group" && item.entries.some(({ href }) => leadsTo(href, path))) {
        return [menu, { label: item.label, language: item.language, href: item.entry?.href }];
      }
    }
  }
  return undefined;
}

function parentBreadcrumbs(path: string, { home, menus, listPage, findRoute }: SiteStructure): Breadcrumb[] {
  const parents = (listPage === undefined ? parentPaths(path) : [listPage])
    .filter((parent) => comparablePath(parent) !== comparablePath(home))
    .flatMap((parent) => findRoute(parent) ?? []);
  const [first] = parents;
  return [
    ...((first && menuBreadcrumbs(first.path, menus)) ?? []),
    ...parents.map((parent) => {
      const { label = labelFromPath(parent.path), language } = entryOf(menus, parent.path) ?? {};
      return { label, language, href: parent.path };
    }),
  ];
}

/** `/a/b/c` → `/a`, `/a/b` */
function parentPaths(path: string): string[] {
  const segments = path.split("/").slice(1, -1);
  return segments.map((_, index) => `/${segments.slice(0, index + 1).join("/")}`);
}

function entryOf(menus: readonly Menu[], path: string): Entry | undefined {
  const entries = menus.flatMap(({ items }) => items.flatMap(allEntries));
  return entries.find(({ href }) => leadsTo(href, path));
}

/** `/about-us` → `About us` */
function labelFromPath(path: string): string {
  const words = path.slice(path.lastIndexOf("/") + 1).replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function leadsTo(href: string | undefined, path: string): boolean {
  return href !== undefined && !href.includes("#") && comparablePath(href) === comparablePath(path);
}
