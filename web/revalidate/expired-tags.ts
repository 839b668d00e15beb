import * as v from "valibot";

import { documentTag, routesTag, typeTag } from "#cms/tags.ts";
import { EVERYTHING_TAG } from "#next-internals/implicit-tag.ts";

const identifier = v.pipe(v.string(), v.minLength(1), v.maxLength(128));
const Version = v.nullish(v.object({ path: v.nullish(v.string()) }));

/**
 * The body of a webhook delivery. The embedded lake sends this shape. For hosted Sanity, add a webhook (create, update, delete;
 * no drafts, no versions) on `<site>/api/revalidate` with this projection:
 *
 *     {"documents": [{_id, _type, "before": {"path": before().path}, "after": {"path": after().path}}]}
 */
const Payload = v.object({
  documents: v.pipe(
    v.array(v.object({ _id: identifier, _type: identifier, before: Version, after: Version })),
    v.maxLength(10_000),
  ),
  // True when more documents may have changed than are listed.
  isIncomplete: v.nullish(v.boolean()),
});

/** The cache tags that a delivery expires; undefined when the body is malformed. */
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
