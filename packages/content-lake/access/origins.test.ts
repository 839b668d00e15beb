import { expect, test } from "vitest";

import { createOrigins } from "./origins.ts";

test("localhost includes 127.0.0.1 on the same port and scheme", () => {
  const origins = createOrigins(["http://localhost:3333/studio", "https://www.example"]);
  expect(origins.all).toEqual(["http://localhost:3333", "http://127.0.0.1:3333", "https://www.example"]);
  expect(origins.allows("http://127.0.0.1:3333")).toBe(true);
  expect(origins.allows("https://localhost:3333")).toBe(false);
  expect(origins.allows("http://localhost:3334")).toBe(false);
  expect(origins.allows("null")).toBe(false);
});

test("an origin may edit without an account only if it is both an editor origin and allowed", () => {
  const origins = createOrigins(
    ["http://localhost:3000", "http://localhost:3333"],
    ["http://localhost:3333", "https://other.example"],
  );
  expect(origins.isEditor("http://127.0.0.1:3333")).toBe(true);
  expect(origins.isEditor("http://localhost:3000")).toBe(false);
  expect(origins.isEditor("https://other.example")).toBe(false);
});
