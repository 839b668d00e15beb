/** Happens at the document when a request was received. */
export const QUOTE_SENT = "quote-sent";

/** Marks the element around each form of a page; its value is which form. */
export const HOST = "data-quote-form";
