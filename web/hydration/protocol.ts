/**
 * Deferred hydration: a page arrives as HTML that works without React. A small script in it (page-script/page-script.ts) fetches React's
 * data and scripts later, and records what the visitor does until then. Components read that record with
 * pre-hydration-state.ts. These are the names that the server, the script, the components and the styles share.
 */

/** Attributes of the page script's own element, written by the server. */
export const PAYLOAD_ATTRIBUTE = "data-rsc";
export const SCRIPTS_ATTRIBUTE = "data-scripts";

/** Set on a control that the visitor pressed, typed into or changed before hydration. */
export const USED_ATTRIBUTE = "data-used";

/** Marks a form whose fields are plain HTML so far: its text survives a reload. */
export const PLAIN_FORM_ATTRIBUTE = "data-plain";

/** Holds the name of the chosen file, at the parent of a file input. */
export const FILE_ATTRIBUTE = "data-file";

/**
 * Name of the unit switch's radio buttons, key in localStorage, and `data-units` at the root element: the chosen unit. React
 * resets the radio buttons while it hydrates them, so the unit switch reads the choice from the root, like the styles.
 */
export const UNITS = "units";
export const INCH = "inch";

/** Key in sessionStorage: the text of plain forms while the page reloads. */
export const TYPED_TEXT_KEY = "quote-typed";

/** Key in sessionStorage: the payload for which the page has been reloaded already. */
export const RELOADED_KEY = "reloaded-for";

/** The bundled page script in the folder of the build. */
export const PAGE_SCRIPT_FILE = "page-script.js";
