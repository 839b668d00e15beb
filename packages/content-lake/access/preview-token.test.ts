import { expect, test } from "vitest";

import { createTestApp, READ_TOKEN } from "../testing/server.ts";
import { SITE } from "./identity.ts";
import { createPreviewToken, readPreviewToken } from "./preview-token.ts";

const now = Date.parse("2026-11-23T08:59:59Z");
const token = createPreviewToken("the-read-token", "ada@example.com", now + 1000);

test("a token is valid until it expires, in a lake with the same read token", () => {
  expect(token).not.toContain("the-read-token");
  expect(readPreviewToken(token, "the-read-token", now + 999)).toEqual({
    opener: "ada@example.com",
    expiresAt: now + 1000,
  });
  expect(readPreviewToken(token, "the-read-token", now + 1000)).toBeUndefined();
  expect(readPreviewToken(token, "another-token", now)).toBeUndefined();
});

test.each([
  ["a later expiry", token.replace(/\d(?=\.)/, (digit) => String((Number(digit) + 1) % 10))],
  ["another spelling", token.replace("preview.", "preview.0")],
  ["another opener", token.replace(/(?<=\.)\w/, (letter) => (letter === "a" ? "b" : "a"))],
  ["no signature", token.replace(/[^.]+$/, "")],
  ["a trailing character", `${token}A`],
  ["the read token itself", "the-read-token"],
  ["nothing", ""],
])("a token with %s is not valid", (_name, altered) => {
  expect(readPreviewToken(altered, "the-read-token", now)).toBeUndefined();
});

test("a preview token reads no secrets of previews, with which it could be renewed", async () => {
  const { app, write } = createTestApp();
  write(
    { create: { _id: "drafts.secret", _type: "sanity.previewUrlSecret", secret: "s" } },
    { create: { _id: "sanity-preview-url-secret.share-access", _type: "sanity.previewUrlShareAccess" } },
    { create: { _id: "drafts.page", _type: "page" } },
  );
  const headers = {
    authorization: `Bearer ${createPreviewToken(READ_TOKEN, "local-administrator", Date.now() + 60_000)}`,
  };
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
  // An account that may publish finds the secret of the shared link, but not those of other accounts.
  expect(await (await app.request(path)).json()).toMatchObject({ result: 2 });
  // Nobody's export has them.
  expect(await (await app.request("/v1/data/export/production")).text()).not.toContain("sanity.preview");
});

test("only the site, and accounts that may publish, read the secret of the shared link", async () => {
  const { app, signIn, write } = createTestApp();
  const id = "sanity-preview-url-secret.share-access";
  write({ create: { _id: id, _type: "sanity.previewUrlShareAccess", secret: "the-shared-secret" } });
  const readers = {
    site: READ_TOKEN,
    editor: await signIn("edith", "editor"),
    contributor: await signIn("carl", "contributor"),
    viewer: await signIn("vera", "viewer"),
  };
  const findWith = async (ofReader: string) => {
    const paths = [
      "query/production?perspective=raw&query=*[].secret",
      `doc/production/${id}`,
      `history/production/documents/${id}?lastRevision=true`,
      `history/production/transactions/${id}?effectFormat=mendoza`,
    ];
    const headers = { authorization: `Bearer ${ofReader}` };
    const read = async (path: string) => (await app.request(`/v2025-02-19/data/${path}`, { headers })).text();
    const answers = await Promise.all(paths.map(read));
    return answers.map((answer) => answer.includes("the-shared-secret"));
  };
  for (const reader of [readers.site, readers.editor])
    expect(await findWith(reader)).toEqual([true, true, true, false]);
  for (const reader of [readers.contributor, readers.viewer])
    expect(await findWith(reader)).toEqual([false, false, false, false]);
});

test("a preview ends with the account that opened it", async () => {
  const { access, accounts } = createTestApp();
  const { id } = await accounts.add({
    email: "ada@example.com",
    name: "Ada",
    password: "a long password",
    role: "viewer",
  });
  const preview = createPreviewToken(READ_TOKEN, id, Date.now() + 60_000);
  const identity = access.identifyToken(preview);
  expect(identity).toMatchObject({ opener: id });
  accounts.remove("ada@example.com");
  expect(() => access.identifyToken(preview)).toThrow("Session not found");
  // Which ends open streams too.
  expect(access.isStillValid(preview, identity)).toBe(false);
});

test("a preview of the shared link ends when it is no longer shared, also if it is shared again", () => {
  const { access, lake, write } = createTestApp();
  const share = (secret: string | null) => {
    const _id = "sanity-preview-url-secret.share-access";
    write({ createOrReplace: { _id, _type: "sanity.previewUrlShareAccess", secret } });
    const opener = `shared ${lake.documents.get(_id)?._rev}`;
    return createPreviewToken(READ_TOKEN, opener, Date.now() + 60_000);
  };
  const isValid = (preview: string) => access.isStillValid(preview, SITE);
  const shared = share("s");
  expect(isValid(shared)).toBe(true);
  const ended = share(null);
  expect([shared, ended].map(isValid)).toEqual([false, false]);
  const again = share("t");
  expect([shared, again].map(isValid)).toEqual([false, true]);
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

test("a preview that has been ended stays so, and others of the same account go on", async () => {
  const { app, access } = createTestApp();
  const [mine, other] = [60_000, 60_001].map((ms) =>
    createPreviewToken(READ_TOKEN, "local-administrator", Date.now() + ms),
  );
  const ask = async (preview: string | undefined, path: string, method = "GET") =>
    (await app.request(path, { method, headers: { authorization: `Bearer ${preview}` } })).status;
  const query = "/v2025-02-19/data/query/production?query=1";
  const identity = access.identifyToken(String(mine));
  expect(await ask(mine, query)).toBe(200);
  expect(await ask(mine, "/v2025-02-19/auth/logout", "POST")).toBe(200);
  expect([await ask(mine, query), await ask(other, query)]).toEqual([401, 200]);
  // Which ends open streams too.
  expect(access.isStillValid(String(mine), identity)).toBe(false);
});

test("of the ended previews of one opener the newest thousand are remembered, until they expire", () => {
  const { tokens } = createTestApp();
  const expiresAt = Date.now() + 60_000;
  for (let count = 0; count <= 1000; count += 1) tokens.endPreview(`${count}`, { opener: "ada", expiresAt });
  tokens.endPreview("grace", { opener: "grace", expiresAt: Date.now() - 1 });
  expect(["0", "1", "1000"].map((each) => tokens.isEndedPreview(each))).toEqual([false, true, true]);
  tokens.endPreview("again", { opener: "ada", expiresAt });
  expect(tokens.isEndedPreview("grace")).toBe(false);
});
