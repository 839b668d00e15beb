import { expect, test } from "vitest";

import { readEnv } from "#env.ts";

import { createImageUrl, createLakeClient, fileUrl } from "./client.ts";
import { pictureSource } from "./picture.ts";

const hosted = readEnv({
  SANITY_PROJECT_ID: "abc123de",
  SANITY_DATASET: "staging",
  SANITY_API_READ_TOKEN: "sk-read-1",
  SANITY_REVALIDATE_SECRET: "a-long-webhook-secret",
});
const embedded = readEnv({ SANITY_LAKE_URL: "http://localhost:3400", SANITY_API_READ_TOKEN: "sk-read-2" });
const asset = { _type: "reference" as const, _ref: "image-abc-1600x1000-jpg" };

function setup(settings: typeof hosted) {
  const calls: { url: URL; authorization: string | null }[] = [];
  const client = createLakeClient(settings, (input, init) => {
    const request = new Request(input, init);
    calls.push({ url: new URL(request.url), authorization: request.headers.get("authorization") });
    return Promise.resolve(Response.json({ result: [], ms: 1 }));
  });
  return { client, calls };
}

test("hosted: published content is fetched from the project's own host, without a token and not from the CDN", async () => {
  const { client, calls } = setup(hosted);
  await client.fetch("*[]");
  expect(calls).toHaveLength(1);
  expect(calls[0]?.url.origin).toBe("https://abc123de.api.sanity.io");
  expect(calls[0]?.url.pathname).toBe("/v2025-11-01/data/query/staging");
  expect(calls[0]?.url.searchParams.get("perspective")).toBe("published");
  expect(calls[0]?.authorization).toBeNull();
});

test("hosted: drafts are fetched with the read token", async () => {
  const { client, calls } = setup(hosted);
  await client.withConfig({ token: hosted.readToken }).fetch("*[]", {}, { perspective: "drafts" });
  expect(calls[0]?.url.origin).toBe("https://abc123de.api.sanity.io");
  expect(calls[0]?.url.searchParams.get("perspective")).toBe("drafts");
  expect(calls[0]?.authorization).toBe("Bearer sk-read-1");
});

test("hosted: pictures and files come from cdn.sanity.io", () => {
  const { client } = setup(hosted);
  const source = pictureSource({ asset }, { builder: createImageUrl(hosted) });
  expect(source?.src).toMatch(/^https:\/\/cdn\.sanity\.io\/images\/abc123de\/staging\/abc-1600x1000\.jpg\?/);
  expect(fileUrl("file-0a1b-pdf", client.config())).toBe(
    "https://cdn.sanity.io/files/abc123de/staging/0a1b.pdf",
  );
});

test("embedded: everything comes from the lake's one host, except pictures, which the site forwards", async () => {
  const { client, calls } = setup(embedded);
  await client.fetch("*[]");
  expect(calls[0]?.url.href).toMatch(/^http:\/\/localhost:3400\/v2025-11-01\/data\/query\/production\?/);
  // The lake is private.
  expect(calls[0]?.authorization).toBe("Bearer sk-read-2");

  const source = pictureSource({ asset }, { builder: createImageUrl(embedded) });
  expect(source?.src).toMatch(/^http:\/\/localhost:3000\/images\/local000\/production\//);
  expect(fileUrl("file-0a1b-pdf", client.config())).toBe(
    "http://localhost:3400/files/local000/production/0a1b.pdf",
  );
});

test("the id of a picture is not the address of a file", () => {
  expect(fileUrl("image-abc-1x1-jpg", { apiHost: "http://localhost:3400" })).toBeUndefined();
});
