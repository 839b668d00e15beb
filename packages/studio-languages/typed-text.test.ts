import { expect, test } from "vitest";

import { shownText } from "./typed-text.ts";

test("what is typed while an earlier save comes back stays in the field", () => {
  expect(shownText(undefined, "Wand")).toBe("Wand");
  expect(shownText({ text: "Wandung" }, "")).toBe("Wandung");
  expect(shownText({ text: "Wandungen" }, "Wandung")).toBe("Wandungen");
});

test("a stored text is shown until the lake sends it, or a later change of it", () => {
  const typed = { text: "Wandung", storedOver: "Wand" };
  expect(shownText(typed, "Wand")).toBe("Wandung");
  expect(shownText(typed, "Wandung")).toBe("Wandung");
  expect(shownText(typed, "Mauer")).toBe("Mauer");
});
