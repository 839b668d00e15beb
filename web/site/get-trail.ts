import { cache } from "react";

import { getRoutes } from "#cms/content.ts";
import * as labels from "#locale/labels.ts";

import { getMenus } from "./menu/get-menus.ts";
import { trailOf } from "./trail.ts";

/** The way to a page, shown to visitors and told to search engines. */
export const getTrail = cache(async (path: string, title: string) => {
  const [{ menus }, routes] = await Promise.all([getMenus(path), getRoutes()]);
  return trailOf({ title, path }, { menus, find: (at) => routes.find(at), home: labels.breadcrumbs.home });
});
