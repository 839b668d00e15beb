import { expect, test } from "vitest";

import { fuzz } from "./fuzz.ts";

test("damaged files of each format end with a result or a message", async () => {
  const reports = await fuzz(5);
  expect(reports.map(({ fileName, failures }) => [fileName, failures])).toEqual(
    reports.map(({ fileName }) => [fileName, []]),
  );
  expect(reports.length).toBe(7);
});
