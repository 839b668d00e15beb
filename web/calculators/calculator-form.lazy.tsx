"use client";

import { lazyIsland } from "#ui/lazy-island.tsx";

import type { CalculatorFormProps } from "./calculator-form.client.tsx";

/** The fields and the result of a calculator, which can be changed once its code is loaded. */
export const LazyCalculatorForm = lazyIsland<CalculatorFormProps>(async () => {
  const { CalculatorForm, readPreHydrationState } = await import("./calculator-form.client.tsx");
  return { Island: CalculatorForm, readPreHydrationState };
});
