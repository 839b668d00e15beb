import { expect, test } from "vitest";

import { warnsOnly } from "./lake.ts";

test.each([400, 413, 429])(
  "a rule that only warns finds nothing if the lake refuses its query with %s",
  async (statusCode) => {
    const check = warnsOnly(async () =>
      Promise.reject(Object.assign(new Error("too expensive"), { statusCode })),
    );
    expect(await check(undefined, Object(undefined))).toBe(true);
  },
);

test("another error of such a rule is an error, and what it finds is found", async () => {
  const failing = warnsOnly(async () => Promise.reject(new TypeError("no network")));
  await expect(failing(undefined, Object(undefined))).rejects.toThrow("no network");
  const finding = warnsOnly(async (value: string) => `“${value}” is taken`);
  expect(await finding("a", Object(undefined))).toBe("“a” is taken");
});
