import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const fixture = "e2e/developer/fail/missing-block";

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

test("a complete registry compiles, and nothing else is wrong", () => {
  expect(errors).toHaveLength(3);
  expect(stdout.split("\n").filter((line) => line.includes("error TS"))).toHaveLength(3);
  expect(status).toBe(1);
});
