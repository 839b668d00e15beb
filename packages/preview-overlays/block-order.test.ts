import { expect, test } from "vitest";

import { createOrderResolver } from "./block-order.ts";

const server = { rev: "r1", keys: ["a", "b", "c"] };
const dragged = () => ({ blocks: [{ _key: "c" }, { _key: "a" }, { _key: "b" }] });
const change = (document: unknown, id = "page") => ({ pageId: "page", id, document });

test("a dragged block moves immediately, before the server confirms it", () => {
  expect(createOrderResolver()(server, change(dragged())).keys).toEqual(["c", "a", "b"]);
});

test("after the server has rendered a newer revision, its order always wins over the same local document", () => {
  const resolveOrder = createOrderResolver();
  const document = dragged();
  resolveOrder(server, change(document));
  const newer = { rev: "r2", keys: ["b", "a"] };
  expect(resolveOrder(newer, change(document))).toBe(newer);
  expect(resolveOrder(server, change(document))).toBe(server);
});

test("a removed block disappears immediately, and an inserted one appears when the server has rendered it", () => {
  const document = { blocks: [{ _key: "a" }, { _key: "new" }] };
  expect(createOrderResolver()(server, change(document)).keys).toEqual(["a"]);
});

test.each([
  ["another document", change(dragged(), "settings")],
  ["a deleted document", change(undefined)],
  ["a document without blocks", change({})],
])("%s keeps the server's order, and returns the same object", (_what, action) => {
  expect(createOrderResolver()(server, action)).toBe(server);
});
