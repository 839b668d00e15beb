import { expect, test } from "vitest";

import { toCsv } from "./csv.ts";

test("commas, quotes and line breaks stay inside their cell", () => {
  expect(toCsv(["a", "b"], [['say "M8", twice', "1\n2"]])).toBe('a,b\r\n"say ""M8"", twice","1\n2"\r\n');
});

test.each(['=HYPERLINK("http://evil.example")', "+1", "-1", "@SUM(A1)", "\t=1"])(
  "%j is text in a spreadsheet",
  (value) => {
    expect(toCsv([], [[value]]).replace(/^\r\n"?/, "")).toMatch(/^'/);
  },
);
