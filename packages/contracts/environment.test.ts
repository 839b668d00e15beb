import { expect, test } from "vitest";

import { isLoopbackHostname } from "./environment.ts";

test("a host name that merely contains localhost is not a loopback name", () => {
  expect(isLoopbackHostname("local000.localhost")).toBe(true);
  expect(isLoopbackHostname("localhost.evil.example")).toBe(false);
  expect(isLoopbackHostname("evil.example")).toBe(false);
});
