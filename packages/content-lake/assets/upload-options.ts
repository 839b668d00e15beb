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

/** The metadata that Sanity generates unless the upload requests other parts: https://www.sanity.io/docs/image-metadata */
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
  meta: v.array(v.picklist(METADATA_PARTS, `must be one of ${METADATA_PARTS.join(", ")}`)),
});

export interface UploadOptions extends Omit<v.InferOutput<typeof UploadQuery>, "meta"> {
  readonly parts: ReadonlySet<MetadataPart>;
}

/** Parses the query string of an upload by @sanity/client. Throws LakeError 400. */
export function parseUploadOptions(query: URLSearchParams): UploadOptions {
  const result = v.safeParse(
    UploadQuery,
    { ...Object.fromEntries(query), meta: query.getAll("meta") },
    { abortEarly: true },
  );
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

/** The fields of the asset document that the upload's options determine. */
export function toAssetFields({
  filename,
  label,
  title,
  description,
  creditLine,
  ...options
}: UploadOptions) {
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
