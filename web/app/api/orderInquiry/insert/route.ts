import { forwardQuote } from "#quote/form/receive-form.ts";

export const POST = forwardQuote;
