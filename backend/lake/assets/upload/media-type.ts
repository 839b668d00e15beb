import { extname } from "node:path";

import mime from "mime";

const UNKNOWN = "application/octet-stream";
const EXTENSION = /^[a-z0-9]{1,16}$/;
const MEDIA_TYPE = /^[a-z0-9][\w.+-]*\/[\w.+-]+$/;

/** What a file is, from what its uploader said and, where that says nothing, from its name. */
export function fileType(
  said: string | null,
  filename: string | undefined,
): { extension: string; mimeType: string } {
  const named = extname(filename ?? "")
    .slice(1)
    .toLowerCase();
  const declared = said?.split(";")[0]?.trim().toLowerCase() ?? "";
  const known = MEDIA_TYPE.test(declared) && declared !== UNKNOWN ? declared : undefined;

  const extension = EXTENSION.test(named) ? named : ((known && mime.getExtension(known)) ?? "bin");
  return { extension, mimeType: known ?? mime.getType(extension) ?? UNKNOWN };
}
