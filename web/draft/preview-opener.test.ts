import { createClient } from "@sanity/client";
import { afterEach, expect, test, vi } from "vitest";

import { createMayPreview } from "./preview-opener.ts";

afterEach(() => vi.restoreAllMocks());

test("the lake is asked once a second whether who opened a preview may still read drafts", async () => {
  const client = createClient({
    projectId: "local000",
    dataset: "production",
    apiVersion: "2025-02-19",
    useCdn: false,
  });
  const ask = vi.fn<() => Promise<boolean>>(async () => true);
  vi.spyOn(client, "withConfig").mockReturnValue(Object.assign(client, { fetch: ask }));
  let now = 0;
  const env = { lakeUrl: "http://localhost:3400", readToken: "a-read-token" };
  const mayPreview = createMayPreview(client, env, () => now);
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => mayPreview(index % 2 ? "ada" : "grace")),
  );
  expect(new Set(answers)).toEqual(new Set([true]));
  expect(ask).toHaveBeenCalledTimes(2);
  now = 1001;
  await mayPreview("ada");
  expect(ask).toHaveBeenCalledTimes(3);
});

test("without the embedded lake nobody is asked", async () => {
  const client = createClient({
    projectId: "local000",
    dataset: "production",
    apiVersion: "2025-02-19",
    useCdn: false,
  });
  const ask = vi.spyOn(client, "withConfig");
  expect(await createMayPreview(client, { lakeUrl: undefined, readToken: "" })("ada")).toBe(true);
  expect(ask).not.toHaveBeenCalled();
});
