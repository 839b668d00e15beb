import * as v from "valibot";

export const PREVIEW_DATE_MESSAGE = "preview-date";

/** The message between the Studio and its preview frame: the date to show (ISO 8601), or null for today. */
export const PreviewDateMessage = v.object({
  type: v.literal(PREVIEW_DATE_MESSAGE),
  at: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});
export type PreviewDateMessage = v.InferOutput<typeof PreviewDateMessage>;
