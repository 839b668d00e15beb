import { expect, test } from "vitest";

import { documentRules } from "./check-content.ts";
import { textPage } from "./testing/examples.ts";

test.each(["ABS ", "0°HDT ", "casting ", "as strong ", "EN 10204 ", "hard anodiz ", "1,000"])(
  "the rules read a text of many “%s” in linear time, because the Studio of everybody checks the drafts of others",
  (part) => {
    const page = textPage(part.repeat(15_000));
    expect(() => documentRules.map((rule) => rule.check(page))).not.toThrow();
  },
);
