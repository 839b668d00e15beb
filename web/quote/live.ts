// What the door loads on intent, in one piece.
export { QuoteForm } from "./quote-form.client.tsx";
export { readTyped } from "./typed.ts";
