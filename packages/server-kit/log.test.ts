import { expect, test } from "vitest";

import { createLog } from "./log.ts";

test("each message is one line of JSON, even if a value contains a line break", () => {
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

test("messages below the minimum level are not written", () => {
  const lines: string[] = [];
  const log = createLog("error", (line) => lines.push(line));
  log.debug("one");
  log.info("two");
  log.error("three");
  expect(lines).toHaveLength(1);
});
