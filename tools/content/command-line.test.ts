import { expect, test } from "vitest";

import { describeError, createProgress } from "./command-line.ts";

test("a refused connection is described as a lake that does not respond", () => {
  const refused = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:3400"), { code: "ECONNREFUSED" });
  expect(describeError(new TypeError("fetch failed", { cause: refused }))).toBe(
    "The lake does not respond (fetch failed). Start it first, for example with: npx -y pnpm start",
  );
});

test("each cause is listed once", () => {
  const cause = new Error("disk full", { cause: new Error("disk full") });
  expect(describeError(new Error("Cannot export", { cause }))).toBe("Cannot export\n  because: disk full");
});

test("each step is printed once", () => {
  const lines: string[] = [];
  const progress = createProgress((line) => lines.push(line));
  for (const step of ["Importing documents", "Uploading", "Uploading"]) progress({ step });
  expect(lines).toEqual(["Importing documents", "Uploading"]);
});
