import { expect, test } from "vitest";

import { soak } from "./soak.ts";

test("eight clients write, listen and read while the backend is killed three times: nothing is lost, torn, doubled or unheard", async () => {
  const { acknowledged, faults } = await soak({ kills: 3, writers: 8, listeners: 2, longestLife: 500 });
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(0);
}, 120_000);
