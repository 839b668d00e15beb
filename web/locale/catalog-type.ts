import type * as english from "./en/index.ts";

/** The words of the code in one language. Words that editors can change are content, in the Studio. */
export type Words = typeof english;
