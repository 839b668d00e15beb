/** Something a person can put right. The run scripts print its message and details without a stack, then exit with 1. */
export class Failure extends Error {
  override readonly name = "Failure";
  readonly details: readonly string[];

  constructor(message: string, details: readonly string[] = []) {
    super(message);
    this.details = details;
  }
}
