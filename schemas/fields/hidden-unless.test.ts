import { expect, test } from "vitest";

import { hiddenUnless } from "./hidden-unless.ts";

test("a field that needs a choice is hidden for other choices and without a choice", () => {
  const isHidden = hiddenUnless("kind", "page");
  expect(
    [{ kind: "page" }, { kind: "address" }, {}, undefined].map((parent) => isHidden({ parent })),
  ).toEqual([false, true, true, true]);
});
