"use client";

import { withWords } from "#locale/browser-words.ts";
import { lazyIsland } from "#ui/lazy-island.tsx";

/** The zone where a visitor chooses a CAD file. The code that checks files loads with the first file. */
export const LazyPartFile = lazyIsland(() => withWords("partFile", import("./part-file.client.tsx")));
