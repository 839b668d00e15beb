import { expect, test, vi } from "vitest";

import { readEnv } from "#env.ts";

import { createLakeClient } from "./client.ts";
import { fetchDraftLists, fetchDrafts } from "./fetch-drafts.ts";

const client = createLakeClient(readEnv({ SANITY_LAKE_URL: "http://localhost:3400" })).withConfig({
  resolveFetch: () => fetchDrafts,
});

/** Lets the lake answer with a text of this length. Returns how often it is asked. */
function answerWith(length: number) {
  return vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(async () => Response.json({ result: "x".repeat(length), ms: 1 }));
}

test("drafts arrive as they are", async () => {
  answerWith(1_000_000);
  expect(await client.fetch("*", {}, { perspective: "drafts" })).toBe("x".repeat(1_000_000));
});

test("drafts that would take the memory of the process are not read, and not asked for again", async () => {
  const asked = answerWith(4_000_000);
  await expect(client.fetch("*", {}, { perspective: "drafts" })).rejects.toThrow("too large for the preview");
  expect(asked).toHaveBeenCalledOnce();
});

test("a list has a part of what a page may read", async () => {
  const lists = client.withConfig({ resolveFetch: () => fetchDraftLists });
  answerWith(1_000_000);
  expect(await lists.fetch("*", {}, { perspective: "drafts" })).toHaveLength(1_000_000);
  answerWith(1_100_000);
  await expect(lists.fetch("*", {}, { perspective: "drafts" })).rejects.toThrow("too large for the preview");
});
