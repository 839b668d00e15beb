import { expect, test } from "vitest";

import { createOrigins, isLoopbackName } from "./origins.ts";

test("localhost and 127.0.0.1 stand for each other, on the same port and scheme only", () => {
  const origins = createOrigins(["http://localhost:3333/studio", "https://www.example"]);
  expect(origins.all).toEqual(["http://localhost:3333", "http://127.0.0.1:3333", "https://www.example"]);
  expect(origins.allows("http://127.0.0.1:3333")).toBe(true);
  expect(origins.allows("https://localhost:3333")).toBe(false);
  expect(origins.allows("http://localhost:3334")).toBe(false);
  expect(origins.allows("null")).toBe(false);
});

test("a name that merely contains localhost is not this machine", () => {
  expect(isLoopbackName("local000.localhost")).toBe(true);
  expect(isLoopbackName("localhost.evil.example")).toBe(false);
  expect(isLoopbackName("evil.example")).toBe(false);
});
