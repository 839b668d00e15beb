"use client";

import { InteractiveDataTable, type InteractiveDataTableProps } from "data-table/interactive-data-table.tsx";
import { english } from "data-table/words.ts";
import type { PreHydrationProps } from "lazy-islands/lazy-island.tsx";

import { usePackageWords } from "#locale/use-words.ts";

import { buttonClass } from "./button.ts";

export { readPreHydrationState } from "lazy-islands/pre-hydration-state.ts";

export type DataTableContent = Pick<InteractiveDataTableProps, "content">;

const CLASSES = { button: buttonClass("secondary", "small"), link: "text-link" };

/** A table in the words and with the buttons of the site. */
export function Island(props: DataTableContent & PreHydrationProps) {
  return (
    <InteractiveDataTable {...props} words={usePackageWords("dataTable") ?? english} classes={CLASSES} />
  );
}
