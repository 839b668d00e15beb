import { expect, test } from "vitest";

import { createTestApp, READ_TOKEN } from "../testing/server.ts";
import { createPreviewToken, isPreviewToken } from "./preview-token.ts";

const now = Date.parse("2026-11-23T08:59:59Z");
const token = createPreviewToken("the-read-token", now + 1000);

test("a token is valid until it expires, in a lake with the same read token", () => {
  expect(token).not.toContain("the-read-token");
  expect(isPreviewToken(token, "the-read-token", now + 999)).toBe(true);
  expect(isPreviewToken(token, "the-read-token", now + 1000)).toBe(false);
  expect(isPreviewToken(token, "another-token", now)).toBe(false);
});

test.each([
  ["a later expiry", token.replace(/\d(?=\.)/, (digit) => String((Number(digit) + 1) % 10))],
  ["another spelling", token.replace("preview.", "preview.0")],
  ["no signature", token.replace(/[^.]+$/, "")],
  ["a trailing character", `${token}A`],
  ["the read token itself", "the-read-token"],
  ["nothing", ""],
])("a token with %s is not valid", (_name, altered) => {
  expect(isPreviewToken(altered, "the-read-token", now)).toBe(false);
});

test("a preview token reads no secrets of previews, with which it could be renewed", async () => {
  const { app, write } = createTestApp();
  write(
    { create: { _id: "drafts.secret", _type: "sanity.previewUrlSecret", secret: "s" } },
    { create: { _id: "sanity-preview-url-secret.share-access", _type: "sanity.previewUrlShareAccess" } },
    { create: { _id: "drafts.page", _type: "page" } },
  );
  const headers = { authorization: `Bearer ${createPreviewToken(READ_TOKEN, Date.now() + 60_000)}` };
  const read = async (path: string) => (await app.request(`/v2025-02-19/data/${path}`, { headers })).text();
  expect(await read("query/production?perspective=raw&query=*[]._id")).toContain('["drafts.page"]');
  expect(await read("query/production?perspective=drafts&query=count(*)")).toContain('"result":1,');
  expect(await read("export/production")).not.toContain("sanity.preview");
  expect(JSON.parse(await read("doc/production/drafts.secret,secret?includeAllVersions=true"))).toMatchObject(
    {
      documents: [],
    },
  );
  // The site's server still finds them.
  const site = { authorization: `Bearer ${READ_TOKEN}` };
  const path = "/v2025-02-19/data/query/production?perspective=raw&query=count(*)";
  expect(await (await app.request(path, { headers: site })).json()).toMatchObject({ result: 3 });
  // Nobody's export has them.
  expect(await (await app.request("/v1/data/export/production")).text()).not.toContain("sanity.preview");
});

test("nobody chooses the age of a secret that opens the preview", () => {
  const { lake, write } = createTestApp();
  const later = "2099-01-01T00:00:00Z";
  const secret = { _id: "drafts.secret", _type: "sanity.previewUrlSecret", secret: "s", _updatedAt: later };
  write({ createOrReplace: secret });
  expect(lake.documents.get("drafts.secret")?._updatedAt).not.toBe(later);
  write({ patch: { id: "drafts.secret", set: { _updatedAt: later } } });
  expect(lake.documents.get("drafts.secret")?._updatedAt).not.toBe(later);
});
