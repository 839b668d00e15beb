"use client";

import { lazyIsland } from "#ui/lazy-island.tsx";

/** Where a visitor chooses a CAD file. The check of a file loads with the first one. */
export const LazyPartCheck = lazyIsland(() => import("./part-file.client.tsx"));
