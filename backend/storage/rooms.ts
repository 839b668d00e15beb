import { OssError } from "./oss-error.ts";

/** One upload's folder may hold a few tries, not a library. */
const FOLDER_LIMITS = { count: 10, bytes: 1024 ** 3 };

interface Wanted {
  readonly key: string;
  /** What the policy allows. */
  readonly most: number;
  /** What lies in the folder already. */
  readonly stored: { readonly count: number; readonly bytes: number };
}

/** Counts the uploads under way, so that many at once cannot take more than one after the other could. */
export function createRooms() {
  const running = new Map<string, string>();
  return {
    /** Throws an OssError when the folder is full, or the key is being written. `leave` must be called in the end. */
    enter({ key, most, stored }: Wanted): { leave: () => void } {
      if (running.has(key)) throw alreadyExists();
      const folder = folderOf(key);
      const others = [...running.values()].filter((each) => each === folder).length;
      const bytes = stored.bytes + others * Math.min(most, FOLDER_LIMITS.bytes);
      if (stored.count + others >= FOLDER_LIMITS.count || bytes >= FOLDER_LIMITS.bytes) {
        throw new OssError(403, "AccessDenied", "This upload's folder is full. Ask for a new signature.");
      }
      running.set(key, folder);
      return { leave: () => void running.delete(key) };
    },
  };
}

/** The key up to its last slash. */
export function folderOf(key: string): string {
  return key.slice(0, key.lastIndexOf("/") + 1);
}

/** Of an object that is stored, or just being written. */
export function alreadyExists(): OssError {
  return new OssError(
    409,
    "FileAlreadyExists",
    "The object you specified already exists and can not be overwritten.",
  );
}
