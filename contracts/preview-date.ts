import * as v from "valibot";

export const PREVIEW_DATE_MESSAGE = "preview-date";

/** What the Studio and the frame of its preview send each other: the date to show (ISO 8601), or null for today. */
export const PreviewDateMessage = v.object({
  type: v.literal(PREVIEW_DATE_MESSAGE),
  at: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});
export type PreviewDateMessage = v.InferOutput<typeof PreviewDateMessage>;
