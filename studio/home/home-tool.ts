import { HomeIcon } from "@sanity/icons/Home";
import { lazy } from "react";
import type { Tool } from "sanity";

/** The first tool, which opens with the Studio: work for the editor, and news from colleagues and visitors. */
export const homeTool: Tool = {
  name: "home",
  title: "Home",
  icon: HomeIcon,
  component: lazy(() => import("#home/home.tsx")),
};
