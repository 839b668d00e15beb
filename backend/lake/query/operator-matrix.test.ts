import { evaluate, parse } from "groq-js";
import * as v from "valibot";
import { expect, test } from "vitest";

import { createTestApp } from "../http/test-server.ts";
import { parses } from "./testing/random-query.ts";

// Every operator and function with every kind of value, against groq-js, over HTTP: https://www.sanity.io/docs/specifications/groq
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

const Answer = v.object({ result: v.array(v.unknown()) });
const documents = [
  { _id: "p1", _type: "person", name: "Ada", friend: { _ref: "p2", _weak: true } },
  { _id: "p2", _type: "person", name: "Bob" },
];
const params = { list: ["a", "b"] };
const sanity = { projectId: "local000", dataset: "production" };

/** What groq-js and the lake give for each expression, with a document as `@`; "refused" where it cannot be said. */
async function bothAnswers(
  expressions: readonly string[],
): Promise<{ said: string[]; lake: unknown[]; groqJs: unknown[] }> {
  const { app, write } = createTestApp();
  write(...documents.map((create) => ({ create })));
  const stored = await askLake(app, "*");
  const good = expressions.filter((expression) => parses(queryOf([expression]), params));
  const refused = expressions.filter((expression) => !good.includes(expression));
  const groqJs: unknown[] = [];
  const lake: unknown[] = [];
  // A query has a longest length.
  for (let from = 0; from < good.length; from += 50) {
    const query = queryOf(good.slice(from, from + 50));
    // oxlint-disable-next-line no-await-in-loop -- one part after the other
    lake.push(...(await askLake(app, query)));
    // oxlint-disable-next-line no-await-in-loop -- one part after the other
    groqJs.push(...(await askGroqJs(query, stored)));
  }
  const bad = await Promise.all(
    refused.map(async (expression) => (await post(app, queryOf([expression]))).status),
  );
  return { said: [...good, ...refused], groqJs: [...groqJs, ...bad.map(() => 400)], lake: [...lake, ...bad] };
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

async function askLake(app: App, query: string): Promise<unknown[]> {
  const response = await post(app, query);
  expect(response.status).toBe(200);
  return v.parse(Answer, await response.json()).result;
}

async function askGroqJs(query: string, dataset: unknown[]): Promise<unknown[]> {
  const value = await evaluate(parse(query, { params }), { dataset, params, sanity, identity: "local" });
  return v.parse(v.array(v.unknown()), JSON.parse(JSON.stringify(await value.get())));
}

/** Expressions that the lake answers otherwise than groq-js. */
async function differing(expressions: readonly string[]): Promise<unknown[]> {
  const { said, lake, groqJs } = await bothAnswers(expressions);
  return said.flatMap((expression, index) =>
    JSON.stringify(lake[index]) === JSON.stringify(groqJs[index])
      ? []
      : [{ expression, lake: lake[index], groqJs: groqJs[index] }],
  );
}

test.each(BINARY)("%s between any two values is what it is in groq-js", async (operator) => {
  expect(
    await differing(
      VALUES.flatMap((left) => VALUES.map((right) => `(${left}) ${operator} (${right})`)).filter(
        // groq-js gets it wrong: compile.test.ts.
        (expression) => expression !== '(path("a.*")) in (path("a.*"))',
      ),
    ),
  ).toEqual([]);
});

test.each(FORMS)("%s is what it is in groq-js, for any value", async (form) => {
  expect(await differing(VALUES.map((value) => form.replaceAll("V", `(${value})`)))).toEqual([]);
});

test.each(ONE_ARGUMENT)("%s() of any value is what it is in groq-js", async (name) => {
  expect(
    await differing([...VALUES.map((value) => `${name}(${value})`), `${name}()`, `${name}(1, 2, 3)`]),
  ).toEqual([]);
});

test.each(TWO_ARGUMENTS)("%s() of any two values is what it is in groq-js", async (name) => {
  expect(
    await differing(VALUES.flatMap((left) => VALUES.map((right) => `${name}(${left}, ${right})`))),
  ).toEqual([]);
});

test.each(NO_ARGUMENTS)("%s is known", async (call) => {
  const { app } = createTestApp();
  expect((await post(app, call)).status).toBe(200);
});

test("without brackets, operators bind as in groq-js: any two of them, over three values", async () => {
  const triples = ["2 A 3 B 4", "true A false B true", '"a" A "b" B ["a"]', "-1 A !false B 2"];
  const pairs = BINARY.flatMap((a) => BINARY.map((b) => [a, b] as const));
  expect(
    await differing(
      triples.flatMap((triple) => pairs.map(([a, b]) => triple.replace("A", a).replace("B", b))),
    ),
  ).toEqual([]);
});
