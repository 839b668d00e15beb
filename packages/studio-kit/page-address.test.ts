import { expect, test } from "vitest";

import { pageAddress } from "./page-address.ts";

test("a page has the path that is stored", () => {
  expect(pageAddress("https://www.example.com", "/cnc-machining")).toBe(
    "https://www.example.com/cnc-machining",
  );
});

test.each(["@evil.example/login", ".evil.example/", "//evil.example/", "\\\\evil.example", ":8080/"])(
  "the path %s leads to no other host",
  (path) => {
    expect(new URL(pageAddress("https://www.example.com", path)).host).toBe("www.example.com");
  },
);
