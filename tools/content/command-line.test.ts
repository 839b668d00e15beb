import { expect, test } from "vitest";

import { describeError, createProgress } from "./command-line.ts";

test("a refused connection is described as a lake that does not respond", () => {
  const refused = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:3400"), { code: "ECONNREFUSED" });
  expect(describeError(new TypeError("fetch failed", { cause: refused }))).toBe(
    "The lake does not respond (fetch failed). Start it first, for example with: npx -y pnpm start",
  );
});

test("each cause is listed once", () => {
  const cause = new Error("disk full", { cause: new Error("disk full") });
  expect(describeError(new Error("Cannot export", { cause }))).toBe("Cannot export\n  because: disk full");
});

function record(isTTY: boolean) {
  const written: string[] = [];
  const progress = createProgress({ isTTY, write: (text) => written.push(text) });
  progress.show({ step: "Importing documents" });
  progress.show({ step: "Uploading", current: 1, total: 2 });
  progress.show({ step: "Uploading", current: 2, total: 2 });
  progress.end();
  return written.join("");
}

test("without a terminal each step is one line", () => {
  expect(record(false)).toBe("Importing documents\nUploading\n");
});

test("on a terminal the count of a step is updated in its line", () => {
  expect(record(true).replaceAll("\r\u001B[2K", "<")).toBe(
    "<Importing documents\n<Uploading 1/2<Uploading 2/2\n",
  );
});
