import { PageStatistic } from "contracts/statistics.ts";
import * as v from "valibot";
import { expect, test } from "vitest";

import { anonymizeAddress } from "#navigation/private-address.ts";

import { createPageStatistic } from "./page-statistic.ts";

test("a statistic has the fields of the specification and no others", () => {
  const statistic = createPageStatistic("https://site.example/blog/first", 1234, 1440);
  expect(statistic).toEqual({
    webType: "website",
    residenceTime: 1234,
    equipmentType: "电脑",
    module: "blog",
    pageUrl: "https://site.example/blog/first",
  });
  expect(v.is(PageStatistic, statistic)).toBe(true);
});

test.each([
  [320, "手机"],
  [760, "手机"],
  [761, "平板"],
  [1020, "平板"],
  [1021, "电脑"],
])("a window of %i px is a %s", (width, label) => {
  expect(createPageStatistic("https://site.example/", 0, width).equipmentType).toBe(label);
});

test.each([
  ["/", "home"],
  ["/Videos", "videos"],
  ["/blog/a", "blog"],
])("the module of %s is %s", (path, module) => {
  expect(createPageStatistic(`https://site.example${path}`, 0, 800).module).toBe(module);
});

test("a page view that lasts several days is recorded as one day", () => {
  expect(createPageStatistic("https://site.example/", 300_000_000, 800).residenceTime).toBe(86_400_000);
});

test.each([
  ["https://site.example/", "https://site.example/"],
  ["https://site.example/cnc-machining?utm_source=a#rules", "https://site.example/cnc-machining"],
  ["https://site.example/thankyou?Email=ada%40mail.example", "https://site.example/thankyou"],
  ["https://site.example/thankyou2/ada@mail.example", "https://site.example/thankyou2"],
  ["https://site.example/ThankYou2/ada%40mail.example", "https://site.example/thankyou2"],
  ["https://site.example/thankyou2/ada.at.mail", "https://site.example/thankyou2"],
  ["https://site.example/de/thankyou2/ada.at.mail", "https://site.example/de/thankyou2"],
  [`https://site.example/request/${"0af3".repeat(10)}#parts`, "https://site.example/request"],
  [`https://site.example/de/request/${"0af3".repeat(10)}`, "https://site.example/de/request"],
  ["https://site.example/x/ada@mail.example/y", "https://site.example/x/y"],
])("%s is reported as %s", (address, anonymous) => {
  expect(anonymizeAddress(address)).toBe(anonymous);
});
