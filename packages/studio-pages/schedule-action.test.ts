import { expect, test } from "vitest";

import { moveWithoutRedirect } from "./schedule-action.tsx";

const page = (fields: object) => ({
  _id: "p",
  _type: "page",
  _rev: "1",
  _createdAt: "",
  _updatedAt: "",
  ...fields,
});

test("a draft that moves a page asks about its old path", () => {
  expect(moveWithoutRedirect(page({ path: "/old" }), page({ path: "/new" }))).toEqual({
    from: "/old",
    to: "/new",
  });
});

test("a draft that keeps the old path as an alias does not ask, ignoring case", () => {
  expect(
    moveWithoutRedirect(page({ path: "/old" }), page({ path: "/new", aliases: ["/Old"] })),
  ).toBeUndefined();
});

test("a draft of a new page does not ask", () => {
  expect(moveWithoutRedirect(null, page({ path: "/new" }))).toBeUndefined();
});
