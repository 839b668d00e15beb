import { LakeError } from "../errors.ts";

/** A 400 from which @sanity/client makes a message with a marker under the position in the query. */
export function queryError(description: string, query = "", start = 0, end = query.length): LakeError {
  return new LakeError(
    400,
    { error: { type: "queryParseError", description, query, start, end } },
    description,
  );
}

/** A 400 for a part of GROQ that this lake does not support. `what` is the start of the message. */
export function unsupported(what: string): LakeError {
  return queryError(`${what} cannot be evaluated by this Content Lake. Rewrite the query without it.`);
}

/** A 400 for a query that exceeds its budget. `what` completes "because". */
export function tooExpensive(what: string): LakeError {
  const description = `The query was stopped because ${what}. Filter by _type or _id, slice the result, or project fewer fields.`;
  return new LakeError(400, { error: { type: "queryTooExpensiveError", description } }, description);
}
