import { expect, test } from "vitest";

import { createLog } from "./log.ts";

test("a line is one JSON object, whatever its values hold", () => {
  const lines: string[] = [];
  const log = createLog(
    (line) => lines.push(line),
    () => new Date("2026-01-02T03:04:05Z"),
  );
  log.info("asked", { path: '/a\n{"level":"error"}' });
  expect(lines).toEqual([
    '{"time":"2026-01-02T03:04:05.000Z","level":"info","message":"asked","path":"/a\\n{\\"level\\":\\"error\\"}"}\n',
  ]);
});

test("an error is written with its stack", () => {
  const lines: string[] = [];
  createLog((line) => lines.push(line)).error("failed", { error: new TypeError("no") });
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    level: "error",
    error: expect.stringMatching(/^TypeError: no\n/),
  });
});
