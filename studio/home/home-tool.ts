import { HomeIcon } from "@sanity/icons/Home";
import { lazy } from "react";
import type { Tool } from "sanity";

/** The first tool, which opens with the Studio: what waits for the editor, and what happens on the site. */
export const homeTool: Tool = {
  name: "home",
  title: "Home",
  icon: HomeIcon,
  component: lazy(() => import("#home/home.tsx")),
};
