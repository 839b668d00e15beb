import { expect, test } from "vitest";

import type { Identity } from "../access/identity.ts";
import { openLake } from "../open-lake.ts";
import { rejectionOf } from "../testing/lake.ts";

test("queries of a transaction that selects nothing end with its time", () => {
  const lake = openLake({
    file: ":memory:",
    projectId: "local000",
    dataset: "production",
    maxTransactionMs: 50,
  });
  const pages = Array.from({ length: 300 }, (_, n) => ({
    create: { _id: `p${n}`, _type: "page", text: "a ".repeat(500) },
  }));
  for (const page of pages) lake.mutate([page], { identity: { id: "eve", role: "editor" } });
  const vera: Identity = { id: "vera", role: "viewer" };
  const deletions = Array.from({ length: 1000 }, (_, n) => ({
    delete: { query: `*[string::split(text, " ")[0] == "none ${n}"]` },
  }));
  expect(rejectionOf(() => lake.mutate(deletions, { identity: vera }))).toMatchObject({ status: 413 });
});
