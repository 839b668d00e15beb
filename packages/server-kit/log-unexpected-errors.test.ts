import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { expect, test } from "vitest";

test("a process goes on after errors that nothing caught, and logs them", async () => {
  const script = `
    const { createLog } = await import("./log.ts");
    const { logUnexpectedErrors } = await import("./log-unexpected-errors.ts");
    const { PassThrough } = await import("node:stream");
    logUnexpectedErrors(createLog("info"));
    new PassThrough().destroy(new Error("of a stream"));
    Promise.reject(new Error("of a promise"));
    setTimeout(() => console.log("still here"), 50);`;
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module", "-e", script],
    {
      cwd: import.meta.dirname,
    },
  );
  expect(stdout).toBe("still here\n");
  expect(stderr).toMatch(/"uncaughtException".*of a stream/);
  expect(stderr).toMatch(/"unhandledRejection".*of a promise/);
});
