import { cache } from "react";

/** What the current render may still use of something. Outside of a render, each call has its own. */
export function renderBudget(amount: number): () => { left: number } {
  return cache(() => ({ left: amount }));
}
