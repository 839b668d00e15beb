"use client";

import { lazyIsland } from "#ui/lazy-island.tsx";

/** The zone where a visitor chooses a CAD file. The code that checks files loads with the first file. */
export const LazyPartFile = lazyIsland(() => import("./part-file.client.tsx"));
