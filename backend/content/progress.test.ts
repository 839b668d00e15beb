import { expect, test } from "vitest";

import { createProgress } from "./progress.ts";

function record(isTTY: boolean) {
  const written: string[] = [];
  const progress = createProgress({ isTTY, write: (text) => written.push(text) });
  progress.show({ step: "Importing documents" });
  progress.show({ step: "Uploading", current: 1, total: 2 });
  progress.show({ step: "Uploading", current: 2, total: 2 });
  progress.end();
  return written.join("");
}

test("in a log each step is one line", () => {
  expect(record(false)).toBe("Importing documents\nUploading\n");
});

test("on a terminal a step counts up in its line", () => {
  expect(record(true).replaceAll("\r\u001B[2K", "<")).toBe(
    "<Importing documents\n<Uploading 1/2<Uploading 2/2\n",
  );
});
