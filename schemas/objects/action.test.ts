import { expect, test } from "vitest";

import { checkLabel } from "./action.ts";

const of = (kind: string) => ({ parent: { link: { _type: "link", kind } } });

test("only a button that opens the quote form may have no label", () => {
  expect(checkLabel(undefined, of("quote"))).toBe(true);
  expect(checkLabel(undefined, of("internal"))).toBe("Enter what the button says");
  expect(checkLabel("See all materials", of("internal"))).toBe(true);
});
