import { expect, test } from "vitest";

import { isUnsaved, shownText } from "./typed-text.ts";

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

test("a text is unsaved from the first key until it is stored", () => {
  expect(isUnsaved(undefined, "Wand")).toBe(false);
  expect(isUnsaved({ text: "Wandung" }, "Wand")).toBe(true);
  expect(isUnsaved({ text: "Wandung", storedOver: "Wand" }, "Wand")).toBe(false);
  expect(isUnsaved({ text: "Wandung" }, "Wandung")).toBe(false);
  expect(isUnsaved({ text: " " }, "Wand")).toBe(false);
});
