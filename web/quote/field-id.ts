// By itself, since every page needs it: the fields come with the live form.

/** The form of the dialog. A form in a page has a name of its own. */
export const DIALOG_FORM = "quote";

/** The static and the live field carry the same id: one takes the other's place. `form`: which form of the page. */
export function fieldId(form: string, name: string): string {
  return `${form}-${name}`;
}
