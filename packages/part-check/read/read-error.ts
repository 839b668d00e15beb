import { english, type ReadErrorCode, readErrorText } from "../words.ts";

interface ReadErrorOptions extends ErrorOptions {
  /** What the text names: see `readErrorText`. */
  readonly detail?: string | undefined;
}

/** The error for a file that cannot be read. Its message is for the person who chose the file, in English. */
export class ReadError extends Error {
  override readonly name = "ReadError";
  readonly code: ReadErrorCode;
  readonly detail: string | undefined;

  constructor(code: ReadErrorCode, { detail, ...options }: ReadErrorOptions = {}) {
    super(readErrorText({ code, detail }, english), options);
    this.code = code;
    this.detail = detail;
  }
}
