import * as v from "valibot";

import { documentTag, routesTag, typeTag } from "#cms/tags.ts";

/** Next puts it on all that it stores, pages and answers of the lake alike: it is what `revalidatePath("/", "layout")` expires. */
const EVERYTHING_TAG = "_N_T_/layout";
const identifier = v.pipe(v.string(), v.minLength(1), v.maxLength(128));
const Version = v.nullish(v.object({ path: v.nullish(v.string()) }));

/**
 * What a publish tells the site. The embedded lake sends it as it is; for hosted Sanity configure a webhook
 * (create, update, delete; no drafts, no versions) on `<site>/api/revalidate` with this projection:
 *
 *     {"documents": [{_id, _type, "before": {"path": before().path}, "after": {"path": after().path}}]}
 */
const Payload = v.object({
  documents: v.pipe(
    v.array(v.object({ _id: identifier, _type: identifier, before: Version, after: Version })),
    v.maxLength(10_000),
  ),
  // More may have changed than is listed.
  isIncomplete: v.nullish(v.boolean()),
});

/** The cache tags that a delivery expires; undefined when it is not a delivery. */
export function expiredTags(body: string): string[] | undefined {
  const payload = v.safeParse(v.pipe(v.string(), v.parseJson(), Payload), body);
  if (!payload.success) return undefined;

  const { documents, isIncomplete } = payload.output;
  const published = documents.filter(({ _id }) => !_id.includes("."));
  const isMoved = published.some(({ before, after }) => before?.path !== after?.path);
  return [
    ...published.map(({ _id }) => documentTag(_id)),
    ...new Set(published.map(({ _type }) => typeTag(_type))),
    ...(isMoved || isIncomplete ? [routesTag] : []),
    ...(isIncomplete ? [EVERYTHING_TAG] : []),
  ];
}
