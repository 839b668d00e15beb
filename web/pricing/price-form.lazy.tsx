"use client";

import { lazyIsland } from "lazy-islands/lazy-island.tsx";

import { IN_INCHES } from "#hydration/protocol.ts";
import { withWords } from "#locale/browser-words.ts";

import type { PriceFormProps } from "./price-form.client.tsx";

/** The fields and the prices of a part, which can be changed once their code is loaded. */
export const LazyPriceForm = lazyIsland<PriceFormProps>(
  () => withWords("price", import("./price-form.client.tsx")),
  { outdatedIn: IN_INCHES },
);
