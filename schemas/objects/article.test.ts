import { expect, test } from "vitest";

import { headingJumps } from "./article.ts";

const headings = (...styles: string[]) =>
  styles.map((style, index) => ({ _key: `${style}-${index}`, style }));

test("a heading can be one level deeper than the previous one, or any number of levels higher", () => {
  expect(headingJumps(headings("h2", "normal", "h3", "h4", "h2", "h3"))).toEqual([]);
});

test("a heading that skips a level is reported, even the first one", () => {
  expect(headingJumps(headings("h2", "h4", "h3"))).toEqual(["h4-1"]);
  expect(headingJumps(headings("h3"))).toEqual(["h3-0"]);
});

test("tables and missing texts have no headings", () => {
  expect(headingJumps([{ _type: "table", _key: "t" }, null])).toEqual([]);
  expect(headingJumps(undefined)).toEqual([]);
});
