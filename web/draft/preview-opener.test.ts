import { createClient } from "@sanity/client";
import { createPreviewToken } from "contracts/preview-token.ts";
import { evaluate, parse } from "groq-js";
import { afterEach, expect, test, vi } from "vitest";

import { createOpenPreviews, findOpener, PREVIEW_MS } from "./preview-opener.ts";

afterEach(() => vi.restoreAllMocks());

test("the lake is asked once a second for each preview whether it is open", async () => {
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
  const { isOpen } = createOpenPreviews(client, env, () => now);
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => isOpen(index % 2 ? "ada" : "grace")),
  );
  expect(new Set(answers)).toEqual(new Set([true]));
  expect(ask).toHaveBeenCalledTimes(2);
  now = 1001;
  await isOpen("ada");
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
    Buffer.from(await findOpener(client, secret), "base64url").toString();
  expect([await openerOf("s"), await openerOf("own"), await openerOf("none")]).toEqual([
    "shared r",
    "ada",
    "",
  ]);
});

test("a preview that its editor ends is over at once, and the lake is told", async () => {
  const client = createClient({
    projectId: "local000",
    dataset: "production",
    apiVersion: "2025-02-19",
    useCdn: false,
  });
  const request = vi.fn<(options: unknown) => Promise<unknown>>(async () => ({ ok: true }));
  const fetch = vi.fn<() => Promise<boolean>>(async () => true);
  const tokens: unknown[] = [];
  vi.spyOn(client, "withConfig").mockImplementation((config) => {
    tokens.push(config?.token);
    return Object.assign(client, { fetch, request });
  });
  const lake = { lakeUrl: "http://localhost:3400", readToken: "a-read-token" };
  const { isOpen, end } = createOpenPreviews(client, lake);
  expect(await isOpen("YWRh.1795424399000")).toBe(true);
  await end("YWRh.1795424399000");
  expect(request).toHaveBeenCalledWith({ method: "POST", url: "/auth/logout" });
  expect([await isOpen("YWRh.1795424399000"), await isOpen("YWRh.1795424399001")]).toEqual([false, true]);
  expect(tokens[1]).toBe(createPreviewToken("a-read-token", "YWRh.1795424399000"));
  request.mockRejectedValueOnce(new Error("The lake does not answer."));
  await expect(end("YWRh.1795424399001")).rejects.toThrow("does not answer");
});

test("without the embedded lake nobody is asked, and the process remembers what has ended", async () => {
  const client = createClient({
    projectId: "local000",
    dataset: "production",
    apiVersion: "2025-02-19",
    useCdn: false,
  });
  const ask = vi.spyOn(client, "withConfig");
  const started = Date.parse("2026-11-23T08:00:00Z");
  const { isOpen, end } = createOpenPreviews(client, { lakeUrl: undefined, readToken: "" }, () => started);
  const [mine, other, earlier] = [0, 1, -1].map((ms) => `YWRh.${started + PREVIEW_MS + ms}`);
  expect(await isOpen(`${mine}`)).toBe(true);
  await end(`${mine}`);
  expect([await isOpen(`${mine}`), await isOpen(`${other}`), await isOpen(`${earlier}`)]).toEqual([
    false,
    true,
    false,
  ]);
  expect(ask).not.toHaveBeenCalled();
});
