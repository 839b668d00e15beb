import { expect, test, vi } from "vitest";

import { alternativeText, alternativeTextProblem } from "./alternative-text.ts";

test.each([
  ["its own text", { alt: "A housing" }, { altText: "A part" }, "A housing"],
  ["the text of its asset", {}, { altText: "A part" }, "A part"],
  ["the text of its asset if its own is empty", { alt: " " }, { altText: "A part" }, "A part"],
  ["no text", {}, { altText: "" }, undefined],
  ["no text before an asset is chosen", undefined, undefined, undefined],
])("a picture has %s", (_what, picture, asset, text) => {
  expect(alternativeText(picture, asset)).toBe(text);
});

function contextWith(asset: object | null) {
  const fetch = vi.fn<() => Promise<object | null>>(async () => asset);
  const parent = { _type: "picture", asset: { _type: "reference", _ref: "image-0a-16x9-jpg" } };
  const context = Object.assign(Object.create(null), { parent, getClient: () => ({ fetch }) });
  return { context, fetch };
}

test("a picture with its own text is valid, without a query to the lake", async () => {
  const { context, fetch } = contextWith(null);
  expect(await alternativeTextProblem("A housing", context)).toBe(true);
  expect(fetch).not.toHaveBeenCalled();
});

test("a picture without a text is valid if its asset has one", async () => {
  expect(await alternativeTextProblem(undefined, contextWith({ altText: "A part" }).context)).toBe(true);
  expect(await alternativeTextProblem(undefined, contextWith({ altText: null }).context)).toContain(
    "Write the alternative text",
  );
  expect(await alternativeTextProblem("", contextWith(null).context)).toContain("Write the alternative text");
});

test.each([[undefined], [{ _type: "picture" }]])(
  "a picture needs no text before it has an asset: %j",
  async (parent) => {
    const { context, fetch } = contextWith(null);
    expect(await alternativeTextProblem(undefined, { ...context, parent })).toBe(true);
    expect(fetch).not.toHaveBeenCalled();
  },
);
