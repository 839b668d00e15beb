// Next adds this tag to everything that it caches: pages and query results. No API returns its name, but `revalidatePath("/",
// "layout")` expires it.
//
// Written for Next 16.4.6. implicit-tag.test.ts compares it with the installed Next.

export const EVERYTHING_TAG = "_N_T_/layout";
