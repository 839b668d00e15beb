import { expect, test } from "vitest";

import { serverCommands } from "./commands.ts";
import { linesAtLevel, printLogs } from "./servers.ts";
import { freeAddresses } from "./testing/ports.ts";

const { addresses, variables } = await freeAddresses();

const FAILED =
  '{"time":"2026-11-01T00:00:00.000Z","level":"error","message":"A request failed","path":"/search"}';
const ANSWERED =
  '{"time":"2026-11-01T00:00:00.000Z","level":"info","message":"Not an \\"level\\":\\"error\\""}';
const OTHER = "Studio: http://localhost:3333";

test.each([
  [undefined, [FAILED]],
  ["error", [FAILED]],
  ["info", [FAILED, ANSWERED, OTHER]],
  ["debug", [FAILED, ANSWERED, OTHER]],
])("with LOG_LEVEL=%s the start prints these lines of a part, with its name", (level, shown) => {
  const printed: string[] = [];
  const { site, buildSite } = printLogs(
    serverCommands("/", variables, addresses, "production"),
    linesAtLevel(level),
    (line) => printed.push(line),
  );
  for (const line of [FAILED, ANSWERED, OTHER]) site.onLine(line);
  expect(printed).toEqual(shown.map((line) => `site    │ ${line}`));
  expect(buildSite.onLine).toBeUndefined();
});
