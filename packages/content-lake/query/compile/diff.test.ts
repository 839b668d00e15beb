import { evaluate, parse } from "groq-js";
import { expect, test } from "vitest";

import { createTestEngine } from "../../testing/engine.ts";

const before = {
  a: 1,
  b: { c: 2 },
  list: [
    { k: "x", n: 1 },
    { k: "y", n: 2 },
  ],
  text: "t",
};
const afters = [
  before,
  { ...before, a: 2 },
  { ...before, b: { c: 3 } },
  { ...before, b: null },
  {
    ...before,
    list: [
      { k: "x", n: 1 },
      { k: "y", n: 3 },
    ],
  },
  {
    ...before,
    list: [
      { k: "y", n: 2 },
      { k: "x", n: 1 },
    ],
  },
  { ...before, list: [{ k: "x", n: 1 }] },
  { ...before, extra: true },
  { a: 1 },
  {},
];
const selectors = [
  "a",
  "b",
  "b.c",
  "(a, b)",
  "b.(c, d)",
  "list",
  "list[].n",
  'list[k == "x"]',
  'list[k == "x"].n',
  "list[].(k, n)",
  "anywhere(n == 2)",
  "anywhere(defined(c))",
  "missing",
  "(a, text, list)",
];

test.each(["changedAny", "changedOnly"])("diff::%s has the results of groq-js", async (name) => {
  const { runQuery } = createTestEngine();
  const cases = selectors.flatMap((selector) =>
    afters.map((after) => ({
      query: `diff::${name}($before, $after, ${selector})`,
      params: { before, after },
    })),
  );
  const expected = await Promise.all(
    cases.map(async ({ query, params }) => (await evaluate(parse(query, { params }), { params })).get()),
  );
  expect(cases.map(({ query, params }) => runQuery(query, { params }))).toEqual(expected);
  expect(new Set(expected)).toEqual(new Set([true, false]));
});
