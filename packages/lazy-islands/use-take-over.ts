"use client";

import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";

import type { PreHydrationProps } from "./lazy-island.tsx";
import { type PreHydrationState, restoreFocus } from "./pre-hydration-state.ts";

/**
 * Takes over what the visitor did in the server's HTML, once, before the island is painted: `repeat` applies it, and the focus returns to its
 * control. Returns the ref of the element with the controls.
 */
export function useTakeOver(
  preHydration: PreHydrationProps["preHydration"],
  repeat: (hydrated: HTMLDivElement, state: PreHydrationState) => void,
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const takeOver = useEffectEvent(() => {
    const { current: hydrated } = element;
    const { current: state } = preHydration;
    if (!hydrated || !state) return;
    repeat(hydrated, state);
    restoreFocus(hydrated, state);
  });
  useLayoutEffect(() => takeOver(), []);
  return element;
}
