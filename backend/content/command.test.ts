import { expect, test } from "vitest";

import { explain } from "./command.ts";

test("a lake that does not answer is said to be that", () => {
  const refused = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:3400"), { code: "ECONNREFUSED" });
  expect(explain(new TypeError("fetch failed", { cause: refused }))).toBe(
    "The lake does not answer (fetch failed). Start it first, for example with: npx -y pnpm start",
  );
});

test("each cause is named once", () => {
  const cause = new Error("disk full", { cause: new Error("disk full") });
  expect(explain(new Error("Cannot export", { cause }))).toBe("Cannot export\n  because: disk full");
});
