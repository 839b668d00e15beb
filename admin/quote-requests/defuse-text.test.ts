import { assert, property, stringMatching } from "fast-check";
import { expect, test } from "vitest";

import { defuseText } from "./defuse-text.ts";

test.each([
  ["see evil.example/x", "see evil .example/x"],
  ["http://192.0.2.1/x", "http: / /192.0.2.1/x"],
  ["mail ada@evil.example", "mail ada @ evil .example"],
  ["mailto:ada", "mailto: ada"],
  [String.raw`\\evil\share`, String.raw`\ \evil\share`],
  ["evil。example", "evil 。example"],
  ["2.5 mm, M6x1.0, e.g. Ra 1.6: 5 µm.", "2.5 mm, M6x1.0, e.g. Ra 1.6: 5 µm."],
  ["12 pcs. Anodize.", "12 pcs. Anodize."],
])("%j is written as %j", (typed, expected) => {
  expect(defuseText(typed)).toBe(expected);
});

test("no text contains what mail programs take for an address", () => {
  const typed = stringMatching(/^[a-zé0-9.:/\\@。 -]{0,30}$/);
  assert(
    property(typed, (text) => {
      expect(defuseText(text)).not.toMatch(/[a-z]:[^\s:]|\/\/|\\\\|@\S|\S[.。]\p{L}{2}/iu);
    }),
    { seed: 30, numRuns: 2000 },
  );
});
