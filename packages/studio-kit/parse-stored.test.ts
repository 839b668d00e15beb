import * as v from "valibot";
import { expect, test } from "vitest";

import { parseStored } from "./parse-stored.ts";

const Text = v.nullable(v.string());
const Pages = v.object({
  pages: v.array(v.object({ _id: v.string(), path: v.string(), title: Text, tags: v.array(v.string()) })),
});
const page = { _id: "a", path: "/a", title: "A", tags: ["one"] };

test.each<[string, object, object[]]>([
  ["a page that is right", page, [page]],
  ["a title that is no text", { ...page, title: { de: "A" } }, [{ ...page, title: null }]],
  ["no title", { _id: "a", path: "/a", tags: [] }, [{ ...page, title: null, tags: [] }]],
  [
    "a tag that is no text",
    { ...page, tags: ["one", 2, null, "three"] },
    [{ ...page, tags: ["one", "three"] }],
  ],
  ["a path that is no text", { ...page, path: 5 }, []],
  ["tags that are no list", { ...page, tags: "one" }, []],
])("%s leaves the other pages as they are", (_name, stored, expected) => {
  const other = { ...page, _id: "b" };
  const found = { pages: [other, stored, other] };
  expect(parseStored(Pages, found).pages).toEqual([other, ...expected, other]);
});

test("a list of any length loses its wrong items", () => {
  const tags = [...Array.from({ length: 300_000 }, () => "a"), 5];
  expect(parseStored(Pages, { pages: [{ ...page, tags }] }).pages[0]?.tags).toHaveLength(300_000);
});

test.each([null, "text", { pages: 5 }, {}])("%j, which no document can cause, is an error", (found) => {
  expect(() => parseStored(Pages, found)).toThrow(v.ValiError);
});
