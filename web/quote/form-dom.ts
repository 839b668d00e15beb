// Every page loads this file. The rest of the form is loaded when the visitor moves to it.

/** The page with the form, to which the buttons lead without scripts. It also receives forms that are sent without scripts. */
export const QUOTE_PAGE_PATH = "/quote";

/** The id of the dialog, which every page has. */
export const QUOTE_DIALOG_ID = "quote_dialog";

/** The name of the form in the dialog. A form in a page has its own name. */
export const DIALOG_FORM = "quote";

/** The element around each form. Its value is the form's name. */
export const FORM_ATTRIBUTE = "data-quote-form";

/** An event that is dispatched on the document when a request was received. */
export const QUOTE_SENT = "quote-sent";

/** The id of a control, the same before and after hydration. `form`: the form's name. */
export function fieldId(form: string, name: string): string {
  return `${form}-${name}`;
}

/** Whether a quote form has input or a file that a reload would lose. */
export function hasUnsentInput(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    `[${FORM_ATTRIBUTE}] input:not([name=country]), [${FORM_ATTRIBUTE}] textarea`,
  );
  return (
    document.querySelector(`[${FORM_ATTRIBUTE}] [data-upload]`) !== null ||
    [...fields].some(({ value }) => value !== "")
  );
}
