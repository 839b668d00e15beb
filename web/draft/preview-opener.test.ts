import { createClient } from "@sanity/client";
import { evaluate, parse } from "groq-js";
import { afterEach, expect, test, vi } from "vitest";

import { createMayPreview, findOpener } from "./preview-opener.ts";

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

test("copies of the shared link's secret in other documents do not change who opens the preview", async () => {
  const shared = { _type: "sanity.previewUrlShareAccess", secret: "s", _rev: "r" };
  const dataset = [
    { ...shared, _id: "drafts.a", _rev: "other" },
    { _id: "drafts.b", _type: "sanity.previewUrlSecret", secret: "s", userId: "mallory" },
    { ...shared, _id: "sanity-preview-url-secret.share-access" },
    { _id: "drafts.c", _type: "sanity.previewUrlSecret", secret: "own", userId: "ada" },
  ];
  const fetch = async (query: string, params: Record<string, unknown>): Promise<unknown> =>
    (await evaluate(parse(query, { params }), { dataset, params })).get();
  const options = { projectId: "local000", dataset: "production", apiVersion: "2025-02-19", useCdn: false };
  const client = Object.assign(createClient(options), { fetch });
  const openerOf = async (secret: string) =>
    Buffer.from((await findOpener(client, secret)) ?? "", "base64url").toString();
  expect([await openerOf("s"), await openerOf("own"), await openerOf("none")]).toEqual([
    "shared r",
    "ada",
    "",
  ]);
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
