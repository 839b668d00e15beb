import { expect, test } from "vitest";

import { hiddenButtons } from "./hidden-buttons.ts";

test.each([
  ["change all", { mayChange: true, mayUpload: true }, ["Replace"]],
  ["only upload", { mayChange: false, mayUpload: true }, ["Replace", "Delete"]],
  [
    "only view",
    { mayChange: false, mayUpload: false },
    ["Replace", "Delete", "Move to folder", "Remove from folder"],
  ],
])("the Media tool hides buttons from an account that may %s assets", (_, rights, labels) => {
  expect([...hiddenButtons(rights)]).toEqual(labels);
});
