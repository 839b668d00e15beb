/**
 * Set it on a control that the visitor pressed, typed into or changed before hydration. A file of its own, because every page has it, and
 * only islands the rest.
 */
export const USED_ATTRIBUTE = "data-used";
