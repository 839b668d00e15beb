/** The dialog's id in every page. */
export const QUOTE_ID = "quote_dialog";

// The browser itself obeys these: nothing waits for a script. React passes them on, its types do not know them yet.
export const opensQuote: Readonly<Record<string, string>> = { command: "show-modal", commandfor: QUOTE_ID };
export const closesQuote: Readonly<Record<string, string>> = { command: "close", commandfor: QUOTE_ID };
