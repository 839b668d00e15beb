import { expect, test } from "vitest";

import { withDelayedOffer } from "./link-reference-input.tsx";

const reference = { _type: "reference", _ref: "tubes" };

test("a weak reference is shown like one that becomes strong once its page is published", () => {
  const weak = { ...reference, _weak: true };
  expect(withDelayedOffer(weak)).toEqual({ ...weak, _strengthenOnPublish: {} });
});

test.each([
  ["a strong reference", reference],
  ["a reference that becomes strong", { ...reference, _weak: true, _strengthenOnPublish: { type: "page" } }],
  ["an empty field", undefined],
])("%s is shown as it is", (_name, value) => {
  expect(withDelayedOffer(value)).toBe(value);
});
