import * as v from "valibot";
import { expect, test } from "vitest";

import { PageStatistic } from "#admin-api/contract.ts";

import { recordOf } from "./record.ts";

test("a record has the keys of the specification and nothing else", () => {
  const record = recordOf("https://site.example/blog/first?utm=1", 1234, 1440);
  expect(record).toEqual({
    webType: "website",
    residenceTime: 1234,
    equipmentType: "电脑",
    module: "blog",
    pageUrl: "https://site.example/blog/first",
  });
  expect(v.is(PageStatistic, record)).toBe(true);
});

test.each([
  [320, "手机"],
  [760, "手机"],
  [761, "平板"],
  [1020, "平板"],
  [1021, "电脑"],
])("a window of %i px is a %s", (width, label) => {
  expect(recordOf("https://site.example/", 0, width).equipmentType).toBe(label);
});

test.each([
  ["/", "home"],
  ["/Videos", "videos"],
  ["/blog/a", "blog"],
])("the module of %s is %s", (path, module) => {
  expect(recordOf(`https://site.example${path}`, 0, 800).module).toBe(module);
});

test("a stay of several days counts as one", () => {
  expect(recordOf("https://site.example/", 300_000_000, 800).residenceTime).toBe(86_400_000);
});
