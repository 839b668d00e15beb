import { spawn } from "node:child_process";
import { once } from "node:events";

import { expect, test } from "vitest";

import { cpuMs, groupCpuMs, MB, peakResidentBytes, residentBytes } from "./process-usage.ts";

test("memory and CPU time of another process are read, also of its group, until it ends", async () => {
  const work =
    "const end = Date.now() + 300; while (Date.now() < end); console.log('done'); setInterval(() => {}, 1000)";
  const child = spawn(process.execPath, ["-e", work], { detached: true });
  await once(child.stdout, "data");
  const pid = child.pid ?? 0;
  expect(await residentBytes(pid)).toBeGreaterThan(20 * MB);
  expect(await peakResidentBytes(pid)).toBeGreaterThanOrEqual(await residentBytes(pid));
  expect(await cpuMs(pid)).toBeGreaterThan(20);
  expect(await groupCpuMs([pid])).toBe(await cpuMs(pid));
  child.kill("SIGKILL");
  await once(child, "exit");
  await expect(residentBytes(pid)).rejects.toThrow(/ENOENT/);
  expect(await cpuMs(pid)).toBe(0);
});
