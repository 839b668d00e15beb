"use client";

import { lazyIsland } from "#ui/lazy-island.tsx";

import type { PriceFormProps } from "./price-form.client.tsx";

/** The fields and the prices of a part. Their code, which fetches the cost models, is loaded when an active visitor is near them. */
export const LazyPriceForm = lazyIsland<PriceFormProps>(async () => {
  const { loadPriceForm } = await import("./price-form.client.tsx");
  return loadPriceForm();
});
