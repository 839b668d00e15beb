import { expect, test } from "vitest";

import { createRouteMap, type Route } from "./route-map.ts";

const videos: Route = { _id: "videos", _type: "page", path: "/Videos" };
const home: Route = { _id: "home", _type: "page", path: "/" };
const map = createRouteMap([home, videos]);

test.each(["/Videos", "/videos", "/VIDEOS", "/videos/", "videos"])("%s finds the page at /Videos", (path) => {
  expect(map.find(path)).toBe(videos);
});

test("the root is found with and without its slash", () => {
  expect(map.find("/")).toBe(home);
  expect(map.find("")).toBe(home);
});

test("of two documents with one path the first has it, in whatever capitals", () => {
  const copy: Route = { _id: "copy", _type: "page", path: "/videos" };
  const both = createRouteMap([videos, copy]);
  expect(both.find("/videos")).toBe(videos);
  expect(both.pathOf("copy")).toBe("/videos");
});

test("an unknown path finds nothing", () => {
  expect(map.find("/videos/2")).toBeUndefined();
});

test("a document's path is the canonical one", () => {
  expect(map.pathOf("videos")).toBe("/Videos");
  expect(map.pathOf("nobody")).toBeUndefined();
});
