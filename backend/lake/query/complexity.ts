import { queryError } from "./refusals.ts";

/** groq-js's parser takes time by the square of the query's length: half a second for this much. */
const WEIGHT_MAX = 5000;
/** The elements of a list of strings or numbers are light. */
const LIGHT = /^["',\d]/;
const DEPTH_MAX = 250;
/** Room for long lists of ids; more belongs into parameters. */
const LENGTH_MAX = 100_000;
/** A string without an end goes to the end: no place is looked at twice. */
const TOKEN = /"(?:[^"\\]|\\[^])*"?|'(?:[^'\\]|\\[^])*'?|\/\/[^\n]*|[\w$]+|\S/g;

/** Throws LakeError 400 for a query that would be too much for the parser. */
export function refuseTooComplex(query: string): void {
  if (query.length > LENGTH_MAX)
    throw tooComplex(`is longer than ${LENGTH_MAX} characters. Pass long lists as parameters`);
  let [weight, depth] = [0, 0];
  for (const [token] of query.matchAll(TOKEN)) {
    weight += LIGHT.test(token) ? 0.2 : 1;
    if (weight > WEIGHT_MAX) throw tooComplex("is too long. Pass long lists as parameters");
    if ("([{".includes(token)) depth++;
    else if (")]}".includes(token)) depth--;
    if (depth > DEPTH_MAX) throw tooComplex(`nests more than ${DEPTH_MAX} brackets`);
  }
}

function tooComplex(how: string): Error {
  return queryError(`The query ${how}.`);
}
