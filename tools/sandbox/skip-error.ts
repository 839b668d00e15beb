/** Thrown by something that cannot run on this machine or with this command. It is reported as skipped instead of failed. */
export class SkipError extends Error {
  override readonly name = "SkipError";
}
