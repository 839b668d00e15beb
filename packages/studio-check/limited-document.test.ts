import { expect, test } from "vitest";

import { limitDocument, MAX_ITEMS, MAX_TEXT_LENGTH } from "./limited-document.ts";

const page = { _id: "a", _type: "page", _rev: "1" };

test("a document within the limits stays as it is", () => {
  const document = { ...page, title: "x".repeat(MAX_TEXT_LENGTH), tags: [1, { text: null }], isNew: true };
  expect(limitDocument(document)).toEqual({ document, isCut: false });
});

test("long texts and lists are cut, wherever they are", () => {
  const text = "x".repeat(MAX_TEXT_LENGTH + 1);
  const rows = Array.from({ length: MAX_ITEMS + 1 }, (_, index) => index);
  expect(limitDocument({ ...page, blocks: [{ text }] })).toEqual({
    document: { ...page, blocks: [{ text: text.slice(1) }] },
    isCut: true,
  });
  expect(limitDocument({ ...page, table: { rows } })).toEqual({
    document: { ...page, table: { rows: rows.slice(0, MAX_ITEMS) } },
    isCut: true,
  });
});

test("a field that may be long, such as a drawing, is kept", () => {
  const document = { ...page, parts: [{ svg: "x".repeat(MAX_TEXT_LENGTH + 1) }] };
  expect(limitDocument(document, new Set(["svg"]))).toEqual({ document, isCut: false });
});
