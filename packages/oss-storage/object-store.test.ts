import { expect, test } from "vitest";

import { createUploadLimit } from "./object-store.ts";

const MB = 10 ** 6;

test("unfinished uploads take a third of the free space, and whoever has most of them loses theirs", async () => {
  const limit = createUploadLimit({
    get: async () => undefined,
    stored: async () => ({ count: 0, bytes: 0 }),
  });
  const [first = "", second = "", visitor = ""] = ["flood-1/a", "flood-2/b", "visitor-1/a"].map(
    (name) => `q/2026-11-21/${name}.step`,
  );
  const ends = await Promise.all([first, second, visitor].map((key) => limit.start(key, 500 * MB)));
  limit.grow(first, 120 * MB, 900 * MB);
  limit.grow(second, 120 * MB, 900 * MB);
  limit.grow(visitor, 50 * MB, 900 * MB);
  limit.grow(visitor, 82 * MB, 900 * MB);
  expect(() => limit.grow(second, 152 * MB, 900 * MB)).toThrow("has no space for this file");
  ends[1]?.();
  expect(() => limit.grow(first, 152 * MB, 900 * MB)).not.toThrow();
});
