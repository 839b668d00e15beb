import { expect, it } from "vitest";

import { recordColumns } from "./record-columns.ts";

it("names the labels by their place, as strings of CSS", () => {
  expect(recordColumns(["Hardness", undefined, String.raw`Over 1/2" \ 12.7 mm`])).toEqual({
    "--columns": 3,
    "--label-1": '"Hardness"',
    "--label-3": String.raw`"Over 1/2\" \\ 12.7 mm"`,
  });
});
