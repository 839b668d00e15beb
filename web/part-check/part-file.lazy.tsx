"use client";

import { lazyIsland } from "lazy-islands/lazy-island.tsx";

import { withWords } from "#locale/browser-words.ts";

/** The zone where a visitor chooses a CAD file. The code that checks files loads with the first file. */
export const LazyPartFile = lazyIsland(() => withWords("partFile", import("./part-file.client.tsx")));
