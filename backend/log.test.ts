import { expect, test } from "vitest";

import { createLog } from "./log.ts";

test("a line is one JSON object, whatever the values hold", () => {
  const lines: string[] = [];
  createLog("info", (line) => lines.push(line)).info("request", {
    path: '/a\n{"level":"error"}',
    cause: new Error("broken"),
  });
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toContain("\n");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    level: "info",
    message: "request",
    path: '/a\n{"level":"error"}',
  });
  expect(lines[0]).toContain("Error: broken");
});

test("what is below the level is left out", () => {
  const lines: string[] = [];
  const log = createLog("error", (line) => lines.push(line));
  log.debug("one");
  log.info("two");
  log.error("three");
  expect(lines).toHaveLength(1);
});
