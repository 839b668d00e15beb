import { set, setIfMissing, unset } from "sanity";
import { expect, test } from "vitest";

import { withoutOldName } from "#inputs/wordmark-input.tsx";

const reference = (id: string) => ({ _type: "reference", _ref: id });
const stored = { _type: "image", asset: reference("image-old-264x48-svg"), text: "Donghe Manufacturing" };

test.each([
  ["another picture", set(reference("image-new-264x48-svg"), ["asset"])],
  ["no picture", unset(["asset"])],
])("the name in the old picture is removed with a change to %s", (_what, patch) => {
  expect(withoutOldName([setIfMissing({ _type: "image" }), patch], stored)).toContainEqual(unset(["text"]));
});

test.each([
  ["the same picture", set(reference("image-old-264x48-svg"), ["asset"]), stored],
  ["the first picture", set(reference("image-new-264x48-svg"), ["asset"]), { text: "Donghe" }],
  ["a cropped picture", set({ top: 0.1 }, ["crop"]), stored],
])("the name is kept with a change to %s", (_what, patch, before) => {
  expect(withoutOldName([patch], before)).toEqual([patch]);
});
