import { expect, test } from "vitest";

import { requestId } from "./request-id.ts";

test("a proxy's name for a request is kept; a visitor's own is not", () => {
  expect(requestId("0123456789abcdef", true)).toBe("0123456789abcdef");
  expect(requestId("0123456789abcdef", false)).toMatch(/^[\da-f-]{36}$/);
});

test.each([undefined, "", "short", "a b c d e f g h", "a".repeat(65), "line\nbreak-1", ["a", "b"]])(
  "%j is no name: the request gets one",
  (given) => {
    expect(requestId(given, true)).toMatch(/^[\da-f-]{36}$/);
  },
);
