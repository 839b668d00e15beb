import { type JsonObject, MAX_DEPTH, MAX_NAME_LENGTH } from "../documents/json.ts";
import { LakeError, StoppedError } from "../errors.ts";

/** A mutation or action that cannot be applied. mutate.ts and actions.ts add its position in the request: see `toLakeError`. */
export class WriteError extends Error {
  override readonly name = "WriteError";
  readonly status: LakeError["status"];
  readonly error: JsonObject;

  constructor(status: LakeError["status"], error: { type: string; description: string } & JsonObject) {
    super(error.description);
    this.status = status;
    this.error = error;
  }
}

/** The transaction took what one may take. */
class TransactionTooLarge extends WriteError {}

export function validationError(description: string): WriteError {
  return new WriteError(400, { type: "validationError", description });
}

export function tooDeeplyNested(): WriteError {
  return validationError(`Values may be nested at most ${MAX_DEPTH} levels deep`);
}

export function nameReserved(name: string): WriteError {
  return validationError(
    `A field cannot be named "${name}": the name has a meaning for programs that read documents`,
  );
}

export function malformedReference(): WriteError {
  return validationError(
    'A reference must name the ID of a document in its "_ref". Choose one, or remove the reference',
  );
}

export function nameTooLong(): WriteError {
  return validationError(
    `The name of a field, a type, and the ID in a reference have at most ${MAX_NAME_LENGTH} characters`,
  );
}

export function numberTooLarge(): WriteError {
  return validationError("A number is larger than 1.8e308");
}

export function documentNotFound(id: string): WriteError {
  return new WriteError(409, {
    type: "documentNotFoundError",
    id,
    description: `The document with the ID "${id}" was not found`,
  });
}

export function documentAlreadyExists(id: string): WriteError {
  return new WriteError(409, {
    type: "documentAlreadyExistsError",
    id,
    description: `Document by ID "${id}" already exists`,
  });
}

export function revisionMismatch(id: string, current: string | null, expected: string): WriteError {
  return new WriteError(409, {
    type: "documentRevisionIDDoesNotMatchError",
    id,
    currentRevisionID: current,
    expectedRevisionID: expected,
    description: `Document "${id}" has unexpected revision ID (${JSON.stringify(current)}), expected "${expected}"`,
  });
}

/** `what` it would do: “write more than 64 MB”. */
export function transactionTooLarge(what: string): WriteError {
  const description = `The transaction would ${what}. Split it into several`;
  return new TransactionTooLarge(413, { type: "transactionTooLargeError", description });
}

/** Wraps the error in the response body that @sanity/client parses. `index` is the position in the request. */
export function toLakeError(
  kind: "mutationError" | "actionError",
  index: number,
  cause: WriteError,
): LakeError {
  const description =
    kind === "mutationError" ? "Mutation(s) failed with 1 error(s)" : "Action(s) failed with 1 error(s)";
  const body = { error: { type: kind, description, items: [{ index, error: cause.error }] } };
  const Response = cause instanceof TransactionTooLarge ? StoppedError : LakeError;
  return new Response(cause.status, body, `${description}: ${cause.message}`);
}
