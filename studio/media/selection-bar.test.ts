import { expect, test } from "vitest";

import { hiddenButtons } from "#media/selection-bar.ts";

test.each([
  ["administrator", ["Replace"]],
  ["editor", ["Replace"]],
  ["contributor", ["Replace", "Delete"]],
  ["viewer", ["Replace", "Delete", "Move to folder", "Remove from folder"]],
])("for the role %s the bar of selected pictures lacks %j", (name, labels) => {
  expect([...hiddenButtons({ roles: [{ name, title: name }] })]).toEqual(labels);
});
