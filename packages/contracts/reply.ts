import * as v from "valibot";

/** The envelope of every response of the admin API. Code 200 means success (docs/behavior.md §8.3). */
export const Reply = v.object({
  code: v.number(),
  msg: v.nullish(v.string(), ""),
  /** One of REJECTIONS in rejection.ts. Other admin hosts give none. */
  reason: v.fallback(v.optional(v.string()), undefined),
  data: v.optional(v.unknown()),
});
export type Reply = v.InferOutput<typeof Reply>;
