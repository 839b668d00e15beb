import { expect, test } from "vitest";

import { createPreviewToken } from "./preview-token.ts";

test("a token names its opener and its end, and hides the read token", () => {
  const token = createPreviewToken("the-read-token", "YWRh.1795424399000");
  expect(token).toMatch(/^preview\.YWRh\.1795424399000\.[\w-]{43}$/);
  expect(token).not.toContain("the-read-token");
});
