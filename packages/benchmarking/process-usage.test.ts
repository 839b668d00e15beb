import { spawn } from "node:child_process";
import { once } from "node:events";

import { expect, test } from "vitest";

import { cpuMs, groupCpuMs, MB, peakResidentBytes, residentBytes, resetPeak } from "./process-usage.ts";

test("memory and CPU time of another process are read, also of its group, until it ends", async () => {
  const work =
    "Buffer.alloc(200 * 2 ** 20, 1); gc(); const end = Date.now() + 300; while (Date.now() < end); console.log('done'); setInterval(() => {}, 1000)";
  const child = spawn(process.execPath, ["--expose-gc", "-e", work], { detached: true });
  await once(child.stdout, "data");
  const pid = child.pid ?? 0;
  expect(await residentBytes(pid)).toBeGreaterThan(20 * MB);
  expect(await peakResidentBytes(pid)).toBeGreaterThanOrEqual(await residentBytes(pid));
  expect(await peakResidentBytes(pid)).toBeGreaterThan(200 * MB);
  await resetPeak(pid);
  expect(await peakResidentBytes(pid)).toBeLessThan(200 * MB);
  expect(await cpuMs(pid)).toBeGreaterThan(20);
  expect(await groupCpuMs([pid])).toBe(await cpuMs(pid));
  child.kill("SIGKILL");
  await once(child, "exit");
  await expect(residentBytes(pid)).rejects.toThrow(/ENOENT/);
  expect(await cpuMs(pid)).toBe(0);
});
