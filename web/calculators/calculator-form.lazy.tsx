"use client";

import { lazyIsland } from "lazy-islands/lazy-island.tsx";

import { IN_INCHES } from "#hydration/protocol.ts";
import { withWords } from "#locale/browser-words.ts";

import type { CalculatorFormProps } from "./calculator-form.client.tsx";

/** The fields and the result of a calculator, which can be changed once its code is loaded: the form, then its kind. */
export const LazyCalculatorForm = lazyIsland<CalculatorFormProps>(
  async (props) => {
    const { Island, loadView, readPreHydrationState } = await withWords(
      "calculators",
      import("./calculator-form.client.tsx"),
    );
    if (props) await loadView(props.kind);
    return { Island, readPreHydrationState };
  },
  { parameterOf: ({ kind }) => kind, outdatedIn: IN_INCHES },
);
