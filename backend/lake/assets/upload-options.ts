import * as v from "valibot";

import { httpError } from "../errors.ts";

const METADATA_PARTS = [
  "blurhash",
  "exif",
  "image",
  "location",
  "lqip",
  "none",
  "palette",
  "thumbhash",
] as const;
export type MetadataPart = (typeof METADATA_PARTS)[number];

/** https://www.sanity.io/docs/image-metadata: these are made unless the upload says otherwise. */
const DEFAULT_PARTS: readonly MetadataPart[] = ["blurhash", "lqip", "palette"];

const text = v.optional(v.pipe(v.string(), v.maxLength(10_000)));
const UploadQuery = v.object({
  filename: v.optional(v.pipe(v.string(), v.maxLength(1_000))),
  label: text,
  title: text,
  description: text,
  creditLine: text,
  sourceId: text,
  sourceName: text,
  sourceUrl: text,
  meta: v.array(v.picklist(METADATA_PARTS, `is one of ${METADATA_PARTS.join(", ")}`)),
});

export interface UploadOptions extends Omit<v.InferOutput<typeof UploadQuery>, "meta"> {
  readonly parts: ReadonlySet<MetadataPart>;
}

/** The query string of an upload, as @sanity/client writes it. Throws LakeError 400. */
export function parseUploadOptions(query: URLSearchParams): UploadOptions {
  const result = v.safeParse(UploadQuery, {
    ...Object.fromEntries(query),
    meta: query.getAll("meta"),
  });
  if (!result.success) {
    const [issue] = result.issues;
    throw httpError(400, `Upload parameter "${v.getDotPath(issue)?.split(".")[0]}": ${issue.message}`);
  }
  const { meta, ...options } = result.output;
  return {
    ...options,
    parts: new Set(meta.includes("none") ? [] : meta.length === 0 ? DEFAULT_PARTS : meta),
  };
}

/** The fields of an asset document that the uploader chose. */
export function describedBy({ filename, label, title, description, creditLine, ...options }: UploadOptions) {
  const { sourceId: id, sourceName: name, sourceUrl: url } = options;
  return {
    ...(filename ? { originalFilename: filename } : {}),
    ...(label ? { label } : {}),
    ...(title ? { title } : {}),
    ...(description ? { description } : {}),
    ...(creditLine ? { creditLine } : {}),
    ...(id && name ? { source: { id, name, ...(url ? { url } : {}) } } : {}),
  };
}
