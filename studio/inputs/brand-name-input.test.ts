import { expect, test } from "vitest";

import { replacedName } from "./brand-name-input.tsx";

const published = { brandName: "Donghe Manufacturing" };

test.each([
  ["another name", "Kinetik Parts", undefined, "Donghe Manufacturing"],
  ["no name, while it is typed", undefined, undefined, "Donghe Manufacturing"],
  ["the same name in other letters", "donghe manufacturing", undefined, undefined],
  ["a name after which the old one is listed", "Kinetik Parts", ["Donghe Manufacturing"], undefined],
])("%s", (_, brandName, formerNames, expected) => {
  expect(replacedName(published, { brandName, formerNames })).toBe(expected);
});

test("a site that was never published has no former name", () => {
  expect(replacedName(null, { brandName: "Kinetik Parts", formerNames: undefined })).toBeUndefined();
});
