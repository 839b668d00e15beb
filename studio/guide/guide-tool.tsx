import { BookIcon } from "@sanity/icons/Book";
import { lazy } from "react";
import type { Tool } from "sanity";
import { route } from "sanity/router";

/** A tool with the guide for editors. The address of a chapter ends with its id. */
export const guideTool: Tool = {
  name: "guide",
  title: "Editor's guide",
  icon: BookIcon,
  router: route.create("/:chapter"),
  component: lazy(() => import("#guide/guide.tsx")),
};
