import { expect, test } from "vitest";

import { pageMove } from "#publishing/page-move.ts";

const page = (path?: string) => ({ _type: "page", ...(path !== undefined && { path }) });

test("a published page whose draft has another path moves", () => {
  expect(pageMove(page("/old"), page("/new"))).toEqual({ from: "/old", to: "/new" });
});

test("a change of capitals alone is no move, since visitors find the page either way", () => {
  expect(pageMove(page("/Videos"), page("/videos"))).toBeUndefined();
});

test("a new page, one without changes, and a document without a path do not move", () => {
  expect(pageMove(null, page("/new"))).toBeUndefined();
  expect(pageMove(page("/old"), null)).toBeUndefined();
  expect(pageMove(page("/old"), page())).toBeUndefined();
  expect(pageMove({ _type: "redirect", path: "/a" }, { _type: "redirect", path: "/b" })).toBeUndefined();
});
