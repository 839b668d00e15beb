import { expect, test } from "vitest";

import { downloadHeader } from "./download-url.ts";

test.each([
  ["bracket v2.step", "q/1/x.step", 'attachment; filename="bracket v2.step"'],
  ["bracket.STEP", "q/1/x.step", "attachment; filename=bracket.STEP"],
  ["invoice.bat", "q/1/x.step", "attachment; filename=invoice.bat.step"],
  ["", "q/1/x.zip", "attachment; filename=.zip"],
])("%j with the key %s is downloaded as %s", (fileName, key, header) => {
  expect(downloadHeader(fileName, key, false).replace(/filename="([\w.]+)"/, "filename=$1")).toBe(header);
});

test("a file in quarantine gets an extension that no program opens", () => {
  expect(downloadHeader("parts.zip", "q/1/x.zip", true)).toMatch(/parts\.zip\.quarantined"?$/);
});
