import { type Identity, isTrusted } from "../access/identity.ts";
import { httpError } from "../errors.ts";
import { createOpenAmounts } from "../open-amounts.ts";

/** Browsers send six pictures at a time, and many more with HTTP/2. */
const MAX_OPEN = 30;
const MAX_OPEN_BYTES = 1_000_000_000;

const tooMuch = () =>
  httpError(429, "You are uploading many files at the same time. Upload this one again in a moment");

/**
 * Limits the open uploads of accounts that may not publish everything, because the daily limit counts an upload only when it is stored. Returns
 * a function that counts an upload, with its largest possible size in bytes, until the result is called. It throws LakeError 429 above a limit.
 */
export function createOpenUploads(): (identity: Identity, bytes: number) => () => void {
  const countUpload = createOpenAmounts(MAX_OPEN, tooMuch);
  const countBytes = createOpenAmounts(MAX_OPEN_BYTES, tooMuch);

  return (identity, bytes) => {
    const isLimited = !isTrusted(identity);
    const closeUpload = countUpload(identity.id, 1, isLimited);
    try {
      const closeBytes = countBytes(identity.id, bytes, isLimited);
      return () => {
        closeUpload();
        closeBytes();
      };
    } catch (error) {
      closeUpload();
      throw error;
    }
  };
}
