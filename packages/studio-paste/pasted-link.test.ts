import { expect, test } from "vitest";

import { createPageFinder, toLink, withoutRedirect } from "./pasted-link.ts";
import { linkProblems } from "./testing/link-problems.ts";

test.each([
  ["https://example.com/a?b=1#c", { kind: "external", url: "https://example.com/a?b=1#c" }],
  ["http://example.com/a", { kind: "external", url: "https://example.com/a" }],
  ["mailto:info@example.com?subject=Hello", { kind: "email", email: "info@example.com" }],
  ["tel:+86-27-0000-0000", { kind: "phone", phone: "+86-27-0000-0000" }],
])("%s becomes a link of the schema", (address, link) => {
  expect(toLink(address, linkProblems)).toEqual(link);
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "https://user:word@example.com",
  "mailto:nobody",
  "a b",
])("%s does not become a link", (address) => {
  expect(toLink(address, linkProblems)).toBeUndefined();
});

test.each([
  [
    "https://www.google.com/url?q=https://www.iso.org/standard/53394.html%23top&sa=D&source=editors&ust=1&usg=A",
    { kind: "external", url: "https://www.iso.org/standard/53394.html#top" },
  ],
  [
    "https://www.google.com/url?sa=t&url=http%3A%2F%2Fexample.com%2Fa%3Fb%3D1",
    { kind: "external", url: "https://example.com/a?b=1" },
  ],
  [
    "https://www.google.co.uk/url?sa=t&url=https://example.com/",
    { kind: "external", url: "https://example.com/" },
  ],
  [
    "https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2F&data=05%7C02&reserved=0",
    { kind: "external", url: "https://example.com/" },
  ],
  [
    `https://nam02.safelinks.protection.outlook.com/?url=${encodeURIComponent("https://www.google.com/url?q=mailto:info@example.com")}`,
    { kind: "email", email: "info@example.com" },
  ],
  [
    "https://www.google.com/search?q=https://example.com",
    { kind: "external", url: "https://www.google.com/search?q=https://example.com" },
  ],
  ["https://www.google.com/url?q=nothing", { kind: "external", url: "https://www.google.com/url?q=nothing" }],
  ["https://www.google.com/url?q=javascript:alert(1)", undefined],
])("%s leads to what is behind the redirect", (address, link) => {
  expect(toLink(address, linkProblems)).toEqual(link);
});

test("a redirect to a page of the site becomes an internal link", () => {
  const address = "https://www.google.com/url?q=https://www.example.com/videos";
  expect(toLink(address, linkProblems, findPage)).toMatchObject({
    kind: "internal",
    reference: { _ref: "videos" },
  });
});

const reference = { _type: "reference", _ref: "cnc01" };

test.each([
  ["https://example.com/cnc01", { kind: "internal", reference }],
  ["https://example.com/cnc01#threads", { kind: "internal", reference, anchor: "threads" }],
  ["https://example.com/cnc01#:~:text=Threads", { kind: "internal", reference }],
])("%s becomes an internal link", (address, link) => {
  expect(toLink(address, linkProblems, () => "cnc01")).toEqual(link);
});

const findPage = createPageFinder("https://www.example.com", [
  { _id: "home", paths: ["/"] },
  { _id: "videos", paths: ["/Videos", "/films"] },
]);

test.each([
  ["https://www.example.com", "home"],
  ["https://www.example.com/videos/", "videos"],
  ["http://www.example.com/Films?utm_source=mail#first", "videos"],
])("%s is the URL of a page", (url, id) => {
  expect(findPage(new URL(url))).toBe(id);
});

test.each(["https://www.example.com/nothing", "https://www.example.org/videos", "https://example.com:8080/"])(
  "%s is not the URL of a page",
  (url) => {
    expect(findPage(new URL(url))).toBeUndefined();
  },
);

test("a redirect in a thousand redirects, or an endless address, takes no time", () => {
  const nested = "https://google.com/url?q=".repeat(1000);
  const start = performance.now();
  expect(withoutRedirect(URL.parse(nested))?.host).toBe("google.com");
  expect(toLink(`https://google.com/url?q=${"a".repeat(1_000_000)}`, linkProblems)).toBeUndefined();
  expect(performance.now() - start).toBeLessThan(1000);
});
