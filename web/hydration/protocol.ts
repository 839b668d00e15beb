/**
 * Deferred hydration: a page arrives as HTML that works without React. A small script in it (page-script/page-script.ts) fetches React's
 * data and scripts later, and records what the visitor does until then. The package lazy-islands reads that record. The server, the
 * script, the components and the styles share these names.
 */

/** Marks a form that is not hydrated yet. The page script keeps its text during a reload. */
export const PLAIN_FORM_ATTRIBUTE = "data-plain";

/** `data-dialog` on the root element is "open" while the quote dialog is open. */
export const DIALOG = "dialog";

/** The name of the chosen file, on the parent of the file input. */
export const FILE_ATTRIBUTE = "data-file";

/**
 * The name of the chosen unit: as `name` of the radio buttons, as key in localStorage, and as `data-units` on the root element.
 * React resets the radio buttons during hydration, so the unit switch reads the choice from the root element, as the styles do.
 */
export const UNITS = "units";
export const INCH = "inch";
/** Selects the root element while the visitor wants inches. Forms have millimeters until their code is loaded. */
export const IN_INCHES = "[data-units=inch]";

/** Whether the visitor wants inches. */
export function showsInches(): boolean {
  return document.documentElement.dataset[UNITS] === INCH;
}

/** The sessionStorage key of the text in forms that are not hydrated yet, kept during a reload. */
export const TYPED_TEXT_KEY = "quote-typed";

/** The sessionStorage key of the payload for which the page has already been reloaded. */
export const RELOADED_KEY = "reloaded-for";

/** The bundled page script in the folder of the build. */
export const PAGE_SCRIPT_FILE = "page-script.js";
