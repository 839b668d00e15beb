"use client";

import { lazyIsland } from "lazy-islands/lazy-island.tsx";

import { withWords } from "#locale/browser-words.ts";

import type { DataTableContent } from "./data-table.client.tsx";

/** A table that can be sorted, filtered and compared once its code is loaded. */
export const LazyDataTable = lazyIsland<DataTableContent>(() =>
  withWords("dataTable", import("./data-table.client.tsx")),
);
