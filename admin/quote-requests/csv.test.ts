import { assert, property, string, stringMatching } from "fast-check";
import { expect, test } from "vitest";

import { toCsv } from "./csv.ts";

test("commas, quotes and line breaks stay inside their cell", () => {
  expect(
    toCsv([
      ["a", "b"],
      ['say "M8", twice', "1\n2"],
    ]),
  ).toBe('"a","b"\r\n"say ""M8"", twice","1\n2"\r\n');
});

test.each([
  ['=HYPERLINK("http://evil.example")', `'=HYPERLINK(""http://evil.example"")`],
  ["+1", "'+1"],
  ["-1", "'-1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t'=1"],
  [" \n=1", "' \n'=1"],
  ["\u200b=1", "'\u200b=1"],
  ["\uff1d1", "'\uff1d1"],
  ["a;=HYPERLINK(1)", "a;'=HYPERLINK(1)"],
  ['a;"=1', `a;'""=1`],
  ["a|=1", "a|'=1"],
  ["a,\r\n -2+3", "a,'\r\n' -2+3"],
  ["2 = 1 + 1; ok", "2 = 1 + 1; ok"],
])("a spreadsheet shows %j as text, regardless of where it splits cells", (value, expected) => {
  expect(toCsv([[value]])).toBe(`"${expected}"\r\n`);
});

test("long white space without a formula does not take the square of its length", () => {
  const start = process.threadCpuUsage();
  for (const space of ["\n\u200b", "\t", "\r\n"]) toCsv([[space.repeat(20_000)]]);
  expect(process.threadCpuUsage(start).user).toBeLessThan(1_000_000);
});

test("no cell starts with a formula, regardless of where a program splits cells and whether it supports quotes", () => {
  const risky = stringMatching(/^[a=+\-@;,|\t\r\n" \u200b\uff1d']{0,12}$/);
  assert(
    property(risky, string(), risky, (first, second, third) => {
      expect(startsFormula(toCsv([[first, second, third]]))).toBe(false);
    }),
    { seed: 21, numRuns: 2000 },
  );
});

function startsFormula(csv: string): boolean {
  return csv.split(/[,;|\t\r\n]/).some((part) => /^[\s"\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u.test(part));
}
