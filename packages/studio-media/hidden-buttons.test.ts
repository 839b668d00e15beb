import { expect, test } from "vitest";

import { hiddenButtons } from "./hidden-buttons.ts";

test.each([
  ["administrator", ["Replace"]],
  ["editor", ["Replace"]],
  ["contributor", ["Replace", "Delete"]],
  ["viewer", ["Replace", "Delete", "Move to folder", "Remove from folder"]],
])("the Media tool hides from the role %s the buttons %j", (name, labels) => {
  expect([...hiddenButtons({ roles: [{ name, title: name }] })]).toEqual(labels);
});
