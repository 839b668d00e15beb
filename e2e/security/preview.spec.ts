import { randomUUID } from "node:crypto";

import { bearer } from "#security/testing/accounts.ts";
import { expect, expectOtherPage, expectSamePage, test as base } from "#security/testing/test.ts";
import { mutate } from "#testing/lake.ts";
import { type HttpResponse, send } from "#testing/request.ts";
import { PAGE, readPage } from "#testing/site.ts";
import type { Target } from "#testing/target.ts";

const ENABLE = "/api/draft-mode/enable";
const SECRETS = "*[string::startsWith(_type,'sanity.previewUrl')]";

const test = base.extend<{
  /** A preview secret, stored as the Studio does before it opens the preview. */
  secret: string;
}>({
  secret: async ({ target }, use) => {
    const secret = randomUUID().replaceAll("-", "");
    const id = `drafts.attack-${secret}`;
    const { studioUrl } = target;
    const document = { _id: id, _type: "sanity.previewUrlSecret", secret, source: "attack", studioUrl };
    await mutate(target, [{ createOrReplace: document }]);
    await use(secret);
    await mutate(target, [{ delete: { id } }]);
  },
});

// A secret expires after an hour by the clock of the lake, which no client can set. Within that hour it works more than once, because
// the Studio uses it again when it reloads.
test("the preview opens only with a valid secret of the Studio", async ({ target }) => {
  const { siteUrl } = target;
  expectRejected(await send(siteUrl, ENABLE));
  expectRejected(await enable(target, "", PAGE, "an empty secret"));
  expectRejected(await enable(target, "0".repeat(32), PAGE, "a wrong secret"));
  expectRejected(await enable(target, '" || true || "', PAGE, "GROQ as the secret"));
  expectRejected(await send(siteUrl, `${ENABLE}?sanity-preview-secret=a&sanity-preview-secret=b`));
  const posted = await send(siteUrl, ENABLE, { method: "POST" });
  expect(posted).toHaveStatus(405);
  expectNoCookie(posted);
});

test("a forged preview cookie shows the published page", async ({ target }) => {
  const page = await readPage(target);
  for (const value of ["1", "0".repeat(32), randomUUID(), "x".repeat(3000)]) {
    const response = await send(target.siteUrl, PAGE, {
      headers: { cookie: `__prerender_bypass=${value}; sanity-preview-perspective=drafts` },
      label: `cookie ${value.slice(0, 12)}`,
    });
    expectSamePage(response, page);
  }
});

test("only the editor sees the preview; it is never cached", async ({ target, secret }) => {
  const enabled = await enable(target, secret, PAGE, "a valid secret");
  expect(enabled).toHaveStatus(307, 302, 303);
  const cookie = (enabled.headers["set-cookie"] ?? []).map((each) => each.split(";", 1)[0]).join("; ");
  const page = await readPage(target);
  const preview = await send(target.siteUrl, PAGE, { headers: { cookie }, label: "as an editor" });
  expect(preview).toHaveStatus(200);
  const cacheControl = String(preview.headers["cache-control"]);
  expect(cacheControl, preview.request).toMatch(/no-store/);
  expect(cacheControl, preview.request).not.toMatch(/public|s-maxage/);
  expectOtherPage(preview, page);
  expectSamePage(await readPage(target), page);
  expect(String(enabled.headers["set-cookie"]), enabled.request).toMatch(/__prerender_bypass=[^,]*HttpOnly/i);
});

test("the preview redirects to pages of this site only", async ({ target, secret }) => {
  const { siteUrl } = target;
  const siteHost = new URL(siteUrl).host;
  for (const path of [
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/.//evil.example",
    "/x/..//evil.example",
    "https:evil.example",
    "https://evil.example/x",
    "javascript:alert(1)",
    "/%2f%2fevil.example",
    "/\t/evil.example",
    "/.\t/\t/evil.example/x",
    "/.\n/\r/evil.example/x",
    "@evil.example",
    `${PAGE}\r\nX-Evil: 1`,
  ]) {
    const response = await enable(target, secret, path, JSON.stringify(path));
    expect(response.headers["x-evil"], response.request).toBeUndefined();
    const { location } = response.headers;
    if (location === undefined) continue;
    const { host, protocol } = new URL(location, siteUrl);
    expect(host, response.request).toBe(siteHost);
    expect(protocol, response.request).toMatch(/^https?:$/);
  }
  const disabled = await send(siteUrl, "/api/draft-mode/disable", {
    method: "POST",
    headers: { referer: "https://evil.example//evil.example/x" },
  });
  expect(new URL(disabled.headers.location ?? "/", siteUrl).host, disabled.request).toBe(siteHost);
});

// packages/next-internals/preview-cookie.test.ts proves that a cookie ends after twelve hours.
test("each editor has a separate preview cookie, which cannot be altered and ends with the preview", async ({
  target,
  secret,
}) => {
  const { siteUrl } = target;
  const [first, second] = [
    await enable(target, secret, PAGE, "an editor"),
    await enable(target, secret, PAGE, "another editor"),
  ];
  const [mine, other] = [bypassCookie(first), bypassCookie(second)];
  expect(mine, second.request).not.toBe(other);
  const published = await readPage(target);
  const readWith = (value: string, label: string) =>
    send(siteUrl, PAGE, { headers: { cookie: `__prerender_bypass=${value}` }, label });
  expectOtherPage(await readWith(mine, "with the cookie"), published);
  for (const altered of [
    mine.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)),
    `${mine}x`,
    mine.slice(0, -1),
    mine.split(".").at(-1) ?? "",
  ]) {
    expectSamePage(await readWith(altered, "with an altered cookie"), published);
  }
  const left = await send(siteUrl, "/api/draft-mode/disable", {
    method: "POST",
    headers: { cookie: `__prerender_bypass=${mine}`, origin: siteUrl, "sec-fetch-site": "same-origin" },
  });
  expect(left).toHaveStatus(303);
  expectSamePage(await readWith(mine, "with a copy of the ended cookie"), published);
  expectOtherPage(await readWith(other, "with the other editor's cookie"), published);
});

// packages/content-lake/access/preview-token.test.ts proves that the token expires.
test("the preview gives the browser only a token that expires", async ({ target, secret }) => {
  const { siteUrl, lakeUrl } = target;
  const cookie = `__prerender_bypass=${bypassCookie(await enable(target, secret, PAGE, "an editor"))}`;
  const preview = await send(siteUrl, PAGE, { headers: { cookie }, label: "as an editor" });
  const tokens = [...preview.body.matchAll(/token\\?":\\?"([^"\\]+)/g)].map(([, token = ""]) => token);
  const [token = "none"] = tokens;
  const expiresAt = Number(/^preview\.[\w-]+\.(\d{13})\./.exec(token)?.[1]);
  const hours = (expiresAt - Date.now()) / 3_600_000;
  expect(new Set(tokens).size, "tokens in the page").toBe(1);
  expect(hours).toBeGreaterThan(11);
  expect(hours).toBeLessThan(14);
  const read = (readToken: string, label: string, query = "count(*)") =>
    send(lakeUrl, `/v2025-02-19/data/query/production?perspective=raw&query=${query}`, {
      headers: bearer(readToken),
      label,
    });
  expect(await read(token, "with the token")).toHaveStatus(200);
  const secrets = await read(token, "for the secrets, with which it could be renewed", SECRETS);
  expect(secrets.body, secrets.request).toContain('"result":[]');
  const later = token.replace(String(expiresAt), String(expiresAt + 3_600_000));
  expect(await read(later, "with the token and a later expiry")).toHaveStatus(401);
  const written = await send(lakeUrl, "/v2025-02-19/data/mutate/production", {
    method: "POST",
    headers: { ...bearer(token), "content-type": "application/json" },
    body: `{"mutations":[{"create":{"_type":"attack"}}]}`,
    label: "with the token",
  });
  expect(written).toHaveStatus(403);
});

/** Opens the preview at a path, as the Studio does. */
function enable({ siteUrl }: Target, secret: string, path: string, label: string): Promise<HttpResponse> {
  const query = new URLSearchParams({ "sanity-preview-secret": secret, "sanity-preview-pathname": path });
  return send(siteUrl, `${ENABLE}?${query.toString()}`, { label });
}

/** The value of the preview cookie that a response sets. */
function bypassCookie({ headers }: HttpResponse): string {
  return /__prerender_bypass=([^;]+)/.exec((headers["set-cookie"] ?? []).join("\n"))?.[1] ?? "";
}

function expectRejected(response: HttpResponse): void {
  expect(response).toHaveStatus(400, 401, 403);
  expectNoCookie(response);
}

function expectNoCookie({ request, headers }: HttpResponse): void {
  expect(String(headers["set-cookie"]), request).not.toMatch(/__prerender_bypass=[^;]{8,}/);
}
