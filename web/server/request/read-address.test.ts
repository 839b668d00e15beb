import { expect, test } from "vitest";

import { readAddress } from "./read-address.ts";

test.each(["/about-us", "/ABOUT-US", "/About-Us", "/%61bout-us", "/%41bout-Us"])(
  "§2: %s is the page /about-us",
  (target) => {
    expect(readAddress(target)).toEqual({ kind: "path", path: "/about-us", search: "" });
  },
);

test("the home page is the path of one slash", () => {
  expect(readAddress("/?a=1")).toEqual({ kind: "path", path: "/", search: "?a=1" });
});

test("what stands behind the question mark is no part of the path", () => {
  expect(readAddress("/about-us?utm_source=X/?%E0%A4")).toEqual({
    kind: "path",
    path: "/about-us",
    search: "?utm_source=X/?%E0%A4",
  });
});

test.each([
  ["/about-us/", "/about-us"],
  ["//about-us", "/about-us"],
  ["//evil.example", "/evil.example"],
  ["///evil.example//a//", "/evil.example/a"],
  ["/about-us/?a=1", "/about-us?a=1"],
  ["//", "/"],
])("%s leads to the path %s of this site", (target, to) => {
  expect(readAddress(target)).toEqual({ kind: "untidy", to });
});

test.each([
  "/%E0%A4%A",
  "/%00",
  "/about-us%0d%0aX-Evil:1",
  "/\\evil.example/",
  "/%5Cevil.example/",
  "http://evil.example/",
  "*",
  "",
])("%j is malformed", (target) => {
  expect(readAddress(target)).toEqual({ kind: "malformed" });
});

test("§2: the address in /thankyou2/{Email} keeps its capitals", () => {
  expect(readAddress("/ThankYou2/Ada%40B.example")).toEqual({
    kind: "path",
    path: "/thankyou2/Ada%40B.example",
    search: "",
  });
});

test("the API's addresses keep their capitals; the pictures of pages are found like pages", () => {
  expect(readAddress("/api/orderInquiry/insert")).toMatchObject({ path: "/api/orderInquiry/insert" });
  expect(readAddress("/api/share/About-Us")).toMatchObject({ path: "/api/share/about-us" });
});

test("names of files keep their capitals", () => {
  expect(readAddress("/_next/static/chunks/A1.js")).toMatchObject({ path: "/_next/static/chunks/A1.js" });
});
