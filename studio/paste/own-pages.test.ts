import { expect, test } from "vitest";

import { pageFinder } from "#paste/own-pages.ts";

const pageAt = pageFinder("https://www.example.com", [
  { _id: "home", paths: ["/"] },
  { _id: "videos", paths: ["/Videos", "/films"] },
]);

test.each([
  ["https://www.example.com", "home"],
  ["https://www.example.com/videos/", "videos"],
  ["http://www.example.com/Films?utm_source=mail#first", "videos"],
])("%s is a page of the site", (address, id) => {
  expect(pageAt(new URL(address))).toBe(id);
});

test.each(["https://www.example.com/nothing", "https://www.example.org/videos", "https://example.com:8080/"])(
  "%s is none",
  (address) => {
    expect(pageAt(new URL(address))).toBeUndefined();
  },
);
