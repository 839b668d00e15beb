import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const fixture = "web/blocks/testing/type-errors";

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

test("a component with props that its block does not have does not compile", () => {
  expect(errors.filter((line) => line.includes("/wrong-props.ts"))).toEqual([
    expect.stringMatching(/TS2322: .*headline/),
  ]);
});

test("an initial value or a preview of a field that the block does not have does not compile", () => {
  expect(errors.filter((line) => line.includes("/misnamed-field.ts"))).toEqual([
    expect.stringMatching(/TS2561: .*'headline' does not exist .*heading/),
    expect.stringMatching(/TS2322: Type '"headline"' is not assignable to type '"heading"'/),
  ]);
});

test("a block with an icon that the Studio does not have does not compile", () => {
  expect(errors.filter((line) => line.includes("/unknown-icon.ts"))).toEqual([
    expect.stringMatching(/TS2322: Type '"megaphone"' is not assignable to type 'BlockIcon/),
  ]);
});

test("an editing attribute for a field that the block does not have does not compile", () => {
  expect(errors.filter((line) => line.includes("/misnamed-edit-attribute.ts"))).toEqual([
    expect.stringMatching(/TS2345: Argument of type '"stpes"'/),
    expect.stringMatching(/TS2345: Argument of type '`items\[_key==/),
  ]);
});

test("a query without a generated type does not compile, because its result would have the type any", () => {
  expect(errors.filter((line) => line.includes("/untyped-query.ts"))).toEqual([
    expect.stringMatching(/TS2345: .* is not assignable to parameter of type 'keyof SanityQueries'/),
  ]);
});

test("a query without tags does not compile, because its result would outlive what it shows", () => {
  expect(errors.filter((line) => line.includes("/no-tags.ts"))).toEqual([
    expect.stringMatching(/TS2322: Type '\[\]' is not assignable to type 'Tags'/),
  ]);
});

test("a complete registry compiles, and there are no other errors", () => {
  expect(errors).toHaveLength(10);
  expect(stdout.split("\n").filter((line) => line.includes("error TS"))).toHaveLength(10);
  expect(status).toBe(1);
});
