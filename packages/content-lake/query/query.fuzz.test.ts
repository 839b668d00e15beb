import * as fc from "fast-check";
import { expect, test } from "vitest";

import type { Json, JsonObject } from "../documents/json.ts";
import { anonymous, MemoryDocuments, undefinedIfRejected } from "../testing/engine.ts";
import { IDS, randomDocument } from "../testing/random-documents.ts";
import { RandomQueries, randomParams } from "../testing/random-query.ts";
import { Random } from "../testing/random.ts";
import { ANONYMOUS_LIMITS } from "./budget.ts";
import { createQueryEngine } from "./engine.ts";

const random = new Random(1);
const documents = new MemoryDocuments(IDS.map((id) => randomDocument(random, id)));
const engine = createQueryEngine({ documents, projectId: "p", dataset: "d" });

const LIMITS = { ...ANONYMOUS_LIMITS, steps: 20_000, resultCharacters: 50_000, milliseconds: 60_000 };

/** The result; undefined for a LakeError 4xx. Any other error fails the test. */
function run(query: string, params: JsonObject, limits = LIMITS): Json | undefined {
  return undefinedIfRejected(
    () =>
      engine.query({ query, params, perspective: "raw", identity: anonymous, sourceMap: true, limits })
        .result,
  );
}

const TOKENS =
  `* [ ] { } ( ) -> => == != < <= > >= && || ! in match .. ... + - / % ** , : . | @ ^ ^^ $p $q "a" "*" 'b*' 0 1 -1 1e3 null true _id
  _type title tags[] refs[]-> slug.current blocks order( score( count( references( select( coalesce( defined( upper( lower( length( string(
  pt::text( array::join( array::unique( string::split( math::sum( diff::changedAny( path( dateTime( text::query( asc desc // \n`.split(
    /[ \n]+/,
  );
const text = fc.oneof(
  fc.array(fc.constantFrom(...TOKENS), { maxLength: 40 }).map((tokens) => tokens.join(" ")),
  fc.array(fc.constantFrom(...TOKENS), { maxLength: 12 }).map((tokens) => `*[${tokens.join("")}]`),
  fc.string({ maxLength: 60 }),
  fc.string({ unit: "binary", maxLength: 30 }),
  fc
    .tuple(fc.constantFrom("(", "[", "{", "!", "-"), fc.integer({ min: 1, max: 2000 }))
    .map(([open, times]) => `*[${open.repeat(times)}`),
);
const params = fc
  .record({ p: fc.jsonValue({ maxDepth: 6 }), q: fc.jsonValue() })
  .map((value): JsonObject => JSON.parse(JSON.stringify(value)));

test("any text as a query has a result within the limits, or is rejected with 4xx", () => {
  let answered = 0;
  fc.assert(
    fc.property(text, params, (query, values) => {
      const result = run(query, values);
      if (result === undefined) return;
      answered++;
      expect(JSON.stringify(result).length).toBeLessThanOrEqual(LIMITS.resultCharacters);
    }),
    { seed: 21, numRuns: 3000 },
  );
  expect(answered).toBeGreaterThan(50);
});

test("a step limit either stops a query or does not change its result", () => {
  const outcomes = { stopped: 0, same: 0 };
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2 ** 30 }),
      fc.integer({ min: 1, max: 2000 }),
      params,
      (seed, steps, values) => {
        const source = new Random(seed);
        const query = new RandomQueries(source).query();
        const given = { ...values, ...randomParams(source) };
        const limited = run(query, given, { ...LIMITS, steps });
        outcomes[limited === undefined ? "stopped" : "same"]++;
        expect(limited).toEqual(limited === undefined ? undefined : run(query, given));
      },
    ),
    { seed: 21, numRuns: 1000 },
  );
  expect(outcomes.same).toBeGreaterThan(200);
});

test("parameter values never cause errors other than 4xx", () => {
  const QUERIES = [
    "$p",
    "*[_id in $p]",
    "*[_type == $p && slug.current in $q][0...$n]",
    "*[references($p) || $q in refs[]._ref]",
    "*[title match $p || @ match text::query($q)] | order($p) | score(title match $q)",
    '$p[]{..., "a": $q[@ == ^]} | order(a)',
    "*[$p]",
    "*[0][$p]",
    "*[$p...$q]",
    "string::split($p, $q) + array::join($q, $p)",
    "diff::changedAny($p, $q, a) || diff::changedOnly($p, $q, (a, b[]))",
    'pt::text($p) + string(dateTime($q)) + string($p in path("**"))',
  ];
  fc.assert(
    fc.property(fc.constantFrom(...QUERIES), params, fc.jsonValue(), (query, values, n) => {
      expect(() => run(query, { ...values, n: JSON.parse(JSON.stringify(n)) })).not.toThrow();
    }),
    { seed: 21, numRuns: 2000 },
  );
});
