import { cache } from "react";

import { fileUrl } from "#cms/client.ts";
import { getNavigation, getRoutes } from "#cms/content.ts";
import { linkTarget } from "#cms/links.ts";

import { entriesOf, menusOf, type Place } from "./entries.ts";

/** The menus of the header and the columns of the footer, as they are on the page at `path`. */
export const getMenus = cache(async (path: string | undefined) => {
  const [navigation, routes] = await Promise.all([getNavigation(), getRoutes()]);
  const place: Place = { path, hrefOf: (link) => linkTarget(link, { routes, fileUrl }) };
  const columns = (navigation?.footerColumns ?? []).map(({ _key, title, items }) => ({
    key: _key,
    title,
    entries: entriesOf(items, place),
  }));
  return {
    menus: menusOf(navigation?.menus ?? [], place),
    columns: columns.filter(({ entries }) => entries.length > 0),
  };
});
