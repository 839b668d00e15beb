/**
 * Set it on a control that the visitor pressed, typed into or changed before hydration. It is in a separate file, because the inline
 * script of every page imports it, and needs nothing else of this package.
 */
export const USED_ATTRIBUTE = "data-used";
