import { LakeError, StoppedError } from "../errors.ts";

/** A 400 response. @sanity/client turns it into a message with a marker under the position in the query. */
export function queryError(description: string, query = "", start = 0, end = query.length): LakeError {
  return new LakeError(
    400,
    { error: { type: "queryParseError", description, query, start, end } },
    description,
  );
}

/** A 400 response for an unsupported part of GROQ. `what` is the start of the message. */
export function unsupported(what: string): LakeError {
  return queryError(`${what} cannot be evaluated by this Content Lake. Rewrite the query without it.`);
}

/** A 400 response for a query that exceeds its budget. `what` follows "because" in the message. */
export function tooExpensive(what: string): StoppedError {
  const description = `The query was stopped because ${what}. Filter by _type or _id, slice the result, or project fewer fields.`;
  return new StoppedError(400, { error: { type: "queryTooExpensiveError", description } }, description);
}
