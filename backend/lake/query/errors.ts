import { LakeError } from "../errors.ts";

/** 400 in the form that @sanity/client turns into a readable message with a marker under the place. */
export function queryError(description: string, query = "", start = 0, end = query.length): LakeError {
  return new LakeError(
    400,
    { error: { type: "queryParseError", description, query, start, end } },
    description,
  );
}

export function unsupported(what: string): LakeError {
  return queryError(`${what} cannot be evaluated by this Content Lake. Rewrite the query without it.`);
}
