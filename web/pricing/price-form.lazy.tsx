"use client";

import { lazyIsland } from "#ui/lazy-island.tsx";

import type { PriceFormProps } from "./price-form.client.tsx";

/** The fields and the prices of a part. Their code and the cost models are loaded when a visitor scrolls near them. */
export const LazyPriceForm = lazyIsland<Omit<PriceFormProps, "models">>(async () => {
  const [{ PriceForm, readPreHydrationState }, models] = await Promise.all([
    import("./price-form.client.tsx"),
    import("./price-model.ts").then(({ fetchPriceModels }) => fetchPriceModels()),
  ]);
  return { Island: (props) => <PriceForm {...props} models={models} />, readPreHydrationState };
});
