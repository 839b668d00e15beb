// What the door loads on intent, in one piece.
export { readPreHydrationState } from "#hydration/pre-hydration-state.ts";
export { QuoteForm } from "./quote-form.client.tsx";
export { readTyped } from "./typed.ts";
