/** Something that cannot be run on this machine or with this command. It is reported as skipped, not as failed. */
export class SkipError extends Error {
  override readonly name = "SkipError";
}
