import { forwardQuote } from "#quote/forward-quote.ts";

export const POST = forwardQuote;
