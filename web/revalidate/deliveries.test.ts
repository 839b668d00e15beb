import { expect, test } from "vitest";

import { createDeliveries } from "./deliveries.ts";

test("a delivery is remembered by its key", () => {
  const deliveries = createDeliveries(() => 0);
  expect(deliveries.wasHandled("a")).toBe(false);
  deliveries.remember("a");
  expect(deliveries.wasHandled("a")).toBe(true);
  expect(deliveries.wasHandled("b")).toBe(false);
});

test("a delivery is forgotten when its signature can no longer be good", () => {
  let time = 0;
  const deliveries = createDeliveries(() => time);
  deliveries.remember("a");
  time = 600_000;
  expect(deliveries.wasHandled("a")).toBe(true);
  time = 600_001;
  expect(deliveries.wasHandled("a")).toBe(false);
});
