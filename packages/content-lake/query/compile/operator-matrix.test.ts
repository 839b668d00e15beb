import { evaluate, parse } from "groq-js";
import * as v from "valibot";
import { expect, test } from "vitest";

import { isValidQuery } from "../../testing/random-query.ts";
import { createTestApp } from "../../testing/server.ts";

// Every operator and function of https://www.sanity.io/docs/specifications/groq with every type of value, compared with groq-js
// over HTTP.
const VALUES =
  `null|missing|true|false|0|-1|1.5|2|""|"a"|"Ab c"|"2024-05-01T10:00:00Z"|[]|[1, 2]|["a", null, "a"]|[[1], [2]]|{}
  |{"a": 1}|{"_ref": "p1"}|[{"_ref": "p1"}, {"_ref": "nobody"}]|path("a.*")|dateTime("2024-05-01T10:00:00Z")|1..3|name|friend|$list|@
  |[{"_type": "block", "children": [{"_type": "span", "text": "Hi"}]}]`
    .split("|")
    .map((value) => value.trim());
const BINARY = "+ - * / % ** == != < <= > >= in match && ||".split(" ");
const FORMS = [
  "!V",
  "-V",
  "+V",
  "(V)->",
  "(V)->name",
  "(V)[]",
  "(V)[].a",
  "(V)[0]",
  "(V)[-1]",
  "(V)[0..1]",
  "(V)[0...1]",
  '(V)["a"]',
  "(V).a",
  "(V){a}",
  "(V){...}",
  "(V)[a == 1]",
  '(V)[@ == "a"]',
  "V in 0..2",
  "V in 0...2",
  "(V) | order(@)",
  "(V) | order(@ desc)",
  "(V) | order(a)",
  "(V)[]->{name}",
  "[...V]",
  "{...V}",
  '{"b": V}',
  '{V => {"b": 1}}',
  "select(V => 1, 2)",
  "V asc",
  '(V) | score(@ match "a")',
];
const ONE_ARGUMENT =
  `count defined length lower upper round string path dateTime references coalesce array::compact array::unique string::lower
  string::upper math::sum math::avg math::min math::max pt::text sanity::versionOf sanity::partOfRelease`.split(
    /\s+/,
  );
const TWO_ARGUMENTS =
  "round coalesce references string::split string::startsWith array::join array::intersects".split(" ");
const NO_ARGUMENTS = [
  "now()",
  "identity()",
  "dateTime::now()",
  "sanity::projectId()",
  "sanity::dataset()",
  "releases::all(){name}",
];

const QueryResponse = v.object({ result: v.array(v.unknown()) });
const documents = [
  { _id: "p1", _type: "person", name: "Ada", friend: { _ref: "p2", _weak: true } },
  { _id: "p2", _type: "person", name: "Bob" },
];
const params = { list: ["a", "b"] };
const sanity = { projectId: "local000", dataset: "production" };

/** The results of groq-js and of the lake for each expression, with a document as `@`; 400 for invalid expressions. */
async function evaluateInBoth(
  expressions: readonly string[],
): Promise<{ expressions: string[]; lake: unknown[]; groqJs: unknown[] }> {
  const { app, write } = createTestApp();
  write(...documents.map((create) => ({ create })));
  const storedDocuments = await queryLake(app, "*");
  const valid = expressions.filter((expression) => isValidQuery(queryOf([expression]), params));
  const invalid = expressions.filter((expression) => !valid.includes(expression));
  const groqJs: unknown[] = [];
  const lake: unknown[] = [];
  // In parts, because the length of a query is limited.
  for (let from = 0; from < valid.length; from += 50) {
    const query = queryOf(valid.slice(from, from + 50));
    lake.push(...(await queryLake(app, query)));
    groqJs.push(...(await queryGroqJs(query, storedDocuments)));
  }
  // In sequence, because a client can have a limited number of queries at a time.
  const invalidStatuses: number[] = [];
  for (const expression of invalid) invalidStatuses.push((await post(app, queryOf([expression]))).status);
  return {
    expressions: [...valid, ...invalid],
    groqJs: [...groqJs, ...invalidStatuses.map(() => 400)],
    lake: [...lake, ...invalidStatuses],
  };
}

function queryOf(expressions: readonly string[]): string {
  return `*[_id == "p1"][0]{"all": [${expressions.map((expression) => `{"v": ${expression}}`).join(",\n")}]}.all`;
}

type App = ReturnType<typeof createTestApp>["app"];

async function post(app: App, query: string): Promise<Response> {
  return app.request("/v2025-02-19/data/query/production?perspective=raw", {
    method: "POST",
    body: JSON.stringify({ query, params }),
  });
}

async function queryLake(app: App, query: string): Promise<unknown[]> {
  const response = await post(app, query);
  expect(response.status).toBe(200);
  return v.parse(QueryResponse, await response.json()).result;
}

async function queryGroqJs(query: string, dataset: unknown[]): Promise<unknown[]> {
  const value = await evaluate(parse(query, { params }), { dataset, params, sanity, identity: "local" });
  return v.parse(v.array(v.unknown()), JSON.parse(JSON.stringify(await value.get())));
}

/** The expressions for which the lake and groq-js have different results. */
async function findDifferences(expressions: readonly string[]): Promise<unknown[]> {
  const { expressions: evaluated, lake, groqJs } = await evaluateInBoth(expressions);
  return evaluated.flatMap((expression, index) =>
    JSON.stringify(lake[index]) === JSON.stringify(groqJs[index])
      ? []
      : [{ expression, lake: lake[index], groqJs: groqJs[index] }],
  );
}

test.each(BINARY)("%s of all pairs of values has the results of groq-js", async (operator) => {
  expect(
    await findDifferences(
      VALUES.flatMap((left) => VALUES.map((right) => `(${left}) ${operator} (${right})`)).filter(
        // A bug of groq-js: see compile.test.ts.
        (expression) => expression !== '(path("a.*")) in (path("a.*"))',
      ),
    ),
  ).toEqual([]);
});

test.each(FORMS)("%s of all values has the results of groq-js", async (form) => {
  expect(await findDifferences(VALUES.map((value) => form.replaceAll("V", `(${value})`)))).toEqual([]);
});

test.each(ONE_ARGUMENT)("%s() of all values has the results of groq-js", async (name) => {
  expect(
    await findDifferences([...VALUES.map((value) => `${name}(${value})`), `${name}()`, `${name}(1, 2, 3)`]),
  ).toEqual([]);
});

test.each(TWO_ARGUMENTS)("%s() of all pairs of values has the results of groq-js", async (name) => {
  expect(
    await findDifferences(VALUES.flatMap((left) => VALUES.map((right) => `${name}(${left}, ${right})`))),
  ).toEqual([]);
});

test.each(NO_ARGUMENTS)("%s is supported", async (call) => {
  const { app } = createTestApp();
  expect((await post(app, call)).status).toBe(200);
});

test("operator precedence is that of groq-js, for all pairs of operators", async () => {
  const triples = ["2 A 3 B 4", "true A false B true", '"a" A "b" B ["a"]', "-1 A !false B 2"];
  const pairs = BINARY.flatMap((a) => BINARY.map((b) => [a, b] as const));
  expect(
    await findDifferences(
      triples.flatMap((triple) => pairs.map(([a, b]) => triple.replace("A", a).replace("B", b))),
    ),
  ).toEqual([]);
});
