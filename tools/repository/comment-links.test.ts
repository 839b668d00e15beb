import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, Script } from "node:vm";

import { expect, test } from "vitest";

import { isDiscussion } from "../../packages/content-lake/access/discussion.ts";

// The Studio looks for links in comments with an expression that takes exponential time for some texts, in the tab of everybody who opens them.

const studio = join(import.meta.dirname, "../../studio/node_modules/sanity/lib");
const expressions = new Set(
  globSync("CommentsListItem-*.js", { cwd: studio }).flatMap(
    (file) => /URL_REGEX = (\/.*\/g);/.exec(readFileSync(join(studio, file), "utf8"))?.[1] ?? [],
  ),
);

const isStored = (text: string) =>
  isDiscussion({
    _type: "comment",
    authorId: "ada",
    message: [{ _type: "block", children: [{ _type: "span", text }] }],
  });

const parts = ["http://", "https://", "www.", ".", "!", "a", "ä", "/", " ", ","];
const repeated = parts.flatMap((first) => ["", ...parts].map((second) => first + second));
const texts = ["", "http://", "www.", "http://a.b", "www.a.bc"].flatMap((start) =>
  repeated.flatMap((each) =>
    ["", "!", ".!.!", "......"].flatMap((end) =>
      [6, 40, 5000].map((times) => start + each.repeat(times) + end),
    ),
  ),
);

test("the Studio quickly finds the links in each comment that the lake stores", () => {
  expect(expressions.size).toBe(1);
  const [expression = ""] = expressions;
  const stored = texts.filter(isStored);
  expect(stored.length).toBeGreaterThan(texts.length / 2);
  expect(stored.length).toBeLessThan(texts.length);
  const search = new Script(`for (const text of texts) text.split(${expression})`);
  // One text of those that are not stored takes hours.
  expect(() => search.runInContext(createContext({ texts: stored }), { timeout: 4000 })).not.toThrow();
});
