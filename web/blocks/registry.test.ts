import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const fixture = "e2e/developer/fail";

const { status, stdout } = spawnSync(
  "node_modules/.bin/tsc",
  ["-p", fixture, "--noEmit", "--pretty", "false"],
  {
    cwd: root,
    encoding: "utf8",
  },
);
const errors = stdout.split("\n").filter((line) => line.startsWith(fixture));

test("a registry without one of the blocks does not compile", () => {
  expect(errors.filter((line) => line.includes("/missing.ts"))).toEqual([
    expect.stringMatching(/TS2741: Property 'hero' is missing .* required in type 'Registry'/),
  ]);
});

test("a registry with a block that the schemas do not have does not compile", () => {
  expect(errors.filter((line) => line.includes("/extra.ts"))).toEqual([
    expect.stringMatching(/TS2353: .*'carousel' does not exist in type 'Registry'/),
  ]);
});

test("a component that asks for fields its block does not have does not compile", () => {
  expect(errors.filter((line) => line.includes("/wrong-props.ts"))).toEqual([
    expect.stringMatching(/TS2322: .*headline/),
  ]);
});

test("a block that starts with, or is known by, a field it does not have does not compile", () => {
  expect(errors.filter((line) => line.includes("/misnamed-field.ts"))).toEqual([
    expect.stringMatching(/TS2561: .*'headline' does not exist .*heading/),
    expect.stringMatching(/TS2322: Type '"headline"' is not assignable to type '"heading"'/),
  ]);
});

test("a component that marks a field its block does not have does not compile", () => {
  expect(errors.filter((line) => line.includes("/misnamed-edit-attribute.ts"))).toEqual([
    expect.stringMatching(/TS2345: Argument of type '"stpes"'/),
    expect.stringMatching(/TS2345: Argument of type '`items\[_key==/),
  ]);
});

test("a query without a type does not compile: what it reads would be any", () => {
  expect(errors.filter((line) => line.includes("/untyped-query.ts"))).toEqual([
    expect.stringMatching(/TS2345: .* is not assignable to parameter of type 'keyof SanityQueries'/),
  ]);
});

test("a complete registry compiles, and nothing else is wrong", () => {
  expect(errors).toHaveLength(8);
  expect(stdout.split("\n").filter((line) => line.includes("error TS"))).toHaveLength(8);
  expect(status).toBe(1);
});
