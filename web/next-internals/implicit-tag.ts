// Next gives a tag to everything it caches, to pages and to query results. There is no API that names it;
// `revalidatePath("/", "layout")` expires the same tag.
//
// Written for Next 16.4.6. implicit-tag.test.ts compares it with the installed Next.

export const EVERYTHING_TAG = "_N_T_/layout";
