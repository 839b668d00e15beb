import { expect, test } from "vitest";

import { joinSentences } from "./join-sentences.ts";

test.each([
  ["en", "One. Two."],
  ["de", "One. Two."],
  ["ja", "One.Two."],
  ["zh-hant", "One.Two."],
  ["zha", "One. Two."],
])("sentences are joined as %s writes them", (language, joined) => {
  expect(joinSentences(language)("One.", "Two.")).toBe(joined);
});
