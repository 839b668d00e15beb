import { expect, test } from "vitest";

import { soak } from "./soak.ts";

test("while eight clients write, listen and read and the lake is killed three times, nothing is lost, half-written, duplicated or missed", async () => {
  const { acknowledged, faults } = await soak({ kills: 3, writers: 8, listeners: 2, maxUptimeMs: 500 });
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(0);
}, 120_000);
