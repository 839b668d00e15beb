import { BookIcon } from "@sanity/icons/Book";
import type { Tool } from "sanity";

import { Guide } from "#guide/guide.tsx";

/** Two pages for a new editor. */
export const guideTool: Tool = { name: "guide", title: "Editor's guide", icon: BookIcon, component: Guide };
