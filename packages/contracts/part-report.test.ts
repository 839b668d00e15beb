import * as v from "valibot";
import { expect, test } from "vitest";

import { encodePartReport, PartReport } from "./part-report.ts";

test.each([
  "Size 60 × 40 × 30 mm\nCNC machining: fits",
  "<script>alert(1)</script> & “quotes”, 100% \\ \u{1f529}",
  "",
])("a report arrives as it was sent: %j", (report) => {
  expect(v.parse(PartReport, encodePartReport(report))).toBe(report);
});

test("of a long report as many whole lines arrive as fit in a header of 4,000 characters", () => {
  const lines = Array.from({ length: 500 }, (_, index) => `${index} 板金: 0.4 mm`);
  const encoded = encodePartReport(lines.join("\n"));
  expect(encoded.length).toBeLessThanOrEqual(4000);
  const arrived = v.parse(PartReport, encoded).split("\n");
  expect(arrived.length).toBeGreaterThan(50);
  expect(arrived).toEqual(lines.slice(0, arrived.length));
});

test("half of a surrogate pair in a file name is replaced", () => {
  expect(v.parse(PartReport, encodePartReport("a\ud83d.stl"))).toBe("a\ufffd.stl");
});

test("a header that is too long or not encoded is rejected, and control characters are replaced", () => {
  expect(v.is(PartReport, "a".repeat(4001))).toBe(false);
  expect(v.is(PartReport, "100%")).toBe(false);
  expect(v.parse(PartReport, "a%00%1B%E2%80%AEb%0Ac")).toBe("a___b\nc");
});
