import { expect, test } from "vitest";

import { createOneAfterAnother } from "./one-after-another.ts";

test("one piece of work waits for the other, and a failure stops none", async () => {
  const done: string[] = [];
  const later = createOneAfterAnother((error) => done.push(String(error)));
  const first = Promise.withResolvers<void>();
  const last = Promise.withResolvers<void>();
  later(async () => {
    await first.promise;
    done.push("first");
  });
  later(() => Promise.reject(new Error("no")));
  later(async () => {
    done.push("last");
    last.resolve();
  });
  expect(done).toEqual([]);
  first.resolve();
  await last.promise;
  expect(done).toEqual(["first", "Error: no", "last"]);
});
