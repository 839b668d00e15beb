import * as v from "valibot";

/**
 * The maximum file size. The site checks it before an upload, and the signed policy enforces it during the upload (docs/behavior.md §7.1).
 */
export const FILE_MAX_BYTES = 500 * 1024 * 1024;

/** The extensions of files that visitors may upload (docs/behavior.md §7.2). Several files are sent as one ZIP or RAR. */
export const FILE_EXTENSIONS = ["step", "stp", "stpz", "igs", "iges", "stl", "zip", "rar"] as const;

/** The top-level folder of files that are added on the page of a quote request. It takes drawings, photos and documents too. */
export const DETAILS_FOLDER = "details";
export const DETAILS_EXTENSIONS = [
  ...FILE_EXTENSIONS,
  ...(["pdf", "dxf", "dwg", "png", "jpg", "jpeg", "webp", "heic", "tif", "tiff"] as const),
] as const;

/** The extensions of the files that visitors may upload with such a key. */
export const extensionsFor = (key: string) =>
  key.startsWith(`${DETAILS_FOLDER}/`) ? DETAILS_EXTENSIONS : FILE_EXTENSIONS;

/** The body that the site posts to UPLOAD_SIGNATURE_PATH. */
export const UploadSignatureRequest = v.strictObject({
  /** The top-level folder of the bucket. */
  filePath: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9][a-z0-9_-]{0,39}$/i, "filePath is a folder's name: up to 40 letters, digits, - and _"),
  ),
});

/** Lets the browser post files whose keys start with `dir` to `host`, until the policy expires (Aliyun OSS PostObject). */
export const UploadSignature = v.object({
  host: v.pipe(v.string(), v.url()),
  dir: v.string(),
  policy: v.string(),
  accessId: v.string(),
  signature: v.string(),
});
export type UploadSignature = v.InferOutput<typeof UploadSignature>;
