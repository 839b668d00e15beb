import { readFile } from "node:fs/promises";

import { expect, it } from "vitest";

import { columnLabels, MAX_COLUMNS } from "./data-table.tsx";

it("labels columns by their position, as CSS strings", () => {
  expect(columnLabels(["Hardness", undefined, String.raw`Over 1/2" \ 12.7 mm`])).toEqual({
    "--columns": 3,
    "--label-1": '"Hardness"',
    "--label-3": String.raw`"Over 1/2\" \\ 12.7 mm"`,
  });
});

it("has a label for every column", async () => {
  const styles = await readFile(new URL("data-table.css", import.meta.url), "utf8");
  const labeled = [...styles.matchAll(/td:nth-child\((\d+)\) \{\n +--label: var\(--label-(\d+)\)/g)].map(
    ([, child, label]) => [Number(child), Number(label)],
  );
  expect(labeled).toEqual(Array.from({ length: MAX_COLUMNS }, (_, index) => [index + 2, index + 1]));
});
