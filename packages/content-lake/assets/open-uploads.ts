import { type Identity, isTrusted } from "../access/identity.ts";
import { httpError } from "../errors.ts";

/** Browsers send six pictures at a time, and many more with HTTP/2. */
const MAX_OPEN = 30;
const MAX_OPEN_BYTES = 1_000_000_000;

interface Open {
  readonly uploads: number;
  readonly bytes: number;
}

/**
 * Limits the open uploads of accounts that may not publish everything, because the daily limit counts an upload only when it is stored. Returns
 * a function that counts an upload, with its largest possible size in bytes, until the result is called. It throws LakeError 429 above a limit.
 */
export function createOpenUploads(): (identity: Identity, bytes: number) => () => void {
  const open = new Map<string, Open>();
  const change = (id: string, uploads: number, bytes: number) => {
    const before = open.get(id) ?? { uploads: 0, bytes: 0 };
    const after = { uploads: before.uploads + uploads, bytes: before.bytes + bytes };
    if (after.uploads > 0) open.set(id, after);
    else open.delete(id);
  };

  return (identity, bytes) => {
    const { id } = identity;
    const { uploads, bytes: others } = open.get(id) ?? { uploads: 0, bytes: 0 };
    if (!isTrusted(identity) && (uploads >= MAX_OPEN || others + bytes > MAX_OPEN_BYTES))
      throw httpError(
        429,
        "You are uploading many files at the same time. Upload this one again in a moment",
      );
    change(id, 1, bytes);
    return () => change(id, -1, -bytes);
  };
}
