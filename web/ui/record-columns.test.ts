import { readFile } from "node:fs/promises";

import { materialProperties } from "schemas/material-properties.ts";
import { expect, it } from "vitest";

import { MOST_COLUMNS, recordColumns } from "./record-columns.ts";

it("names the labels by their place, as strings of CSS", () => {
  expect(recordColumns(["Hardness", undefined, String.raw`Over 1/2" \ 12.7 mm`])).toEqual({
    "--columns": 3,
    "--label-1": '"Hardness"',
    "--label-3": String.raw`"Over 1/2\" \\ 12.7 mm"`,
  });
});

it("has a label for every column, also of a table of all properties", async () => {
  const styles = await readFile(new URL("../styles/blocks.css", import.meta.url), "utf8");
  const labelled = [...styles.matchAll(/td:nth-child\((\d+)\) \{\n +--label: var\(--label-(\d+)\)/g)].map(
    ([, child, label]) => [Number(child), Number(label)],
  );
  expect(labelled).toEqual(Array.from({ length: MOST_COLUMNS }, (_, index) => [index + 2, index + 1]));
  expect(Object.keys(materialProperties).length).toBeLessThanOrEqual(MOST_COLUMNS);
});
