import { Receipt } from "contracts/receipt.ts";
import { MAX_CHANGE_FORM_BYTES, REQUEST_CHANGE_PATH, REQUEST_PAGE_PATH } from "contracts/request-page.ts";
import * as v from "valibot";

import { expect, test } from "#security/testing/test.ts";
import { newQuoteRequest, storedQuoteRequests } from "#testing/quote-requests.ts";
import { newVisitor, postJson, send, type Visitor } from "#testing/request.ts";
import { API } from "#testing/site.ts";
import type { Target } from "#testing/target.ts";
import { getSignature, newKey, postFile, uploadFields } from "#testing/uploads.ts";

const Inserted = v.pipe(v.string(), v.parseJson(), v.object({ data: Receipt }));

/** Sends a quote request, and returns its number and the token of its page. */
async function sendRequest(target: Target, overrides: Record<string, unknown> = {}) {
  const quoteRequest = newQuoteRequest(overrides);
  const { body } = await postJson(target.siteUrl, API.quoteRequest, quoteRequest);
  return { ...v.parse(Inserted, body).data, quoteRequest };
}

/** Posts a form of the page, as its script does. */
function change(
  { siteUrl }: Target,
  fields: Readonly<Record<string, string>>,
  { headers = {}, visitor = newVisitor() }: { headers?: Record<string, string>; visitor?: Visitor } = {},
) {
  return send(siteUrl, REQUEST_CHANGE_PATH, {
    method: "POST",
    visitor,
    headers: {
      origin: siteUrl,
      accept: "application/json",
      "content-type": "application/x-www-form-urlencoded",
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });
}

test("only the whole token of a request opens its page, and nobody else's", async ({ target }) => {
  const first = await sendRequest(target, { message: "first secret" });
  const second = await sendRequest(target, { message: "second secret" });
  const open = (token: string) => send(target.siteUrl, `/request/${token}`, { visitor: newVisitor() });
  const own = await open(first.token);
  expect(own).toHaveStatus(200);
  expect(own.body).toContain("first secret");
  expect(own.body).not.toContain("second secret");
  expect(own.body, "the address and phone number").not.toContain(first.quoteRequest.email);
  expect(own.headers["cache-control"]).toBe("private, no-store");
  expect(own.body).toMatch(/<meta name="robots" content="noindex/);
  expect(own.body).toMatch(/<meta name="referrer" content="same-origin"/);
  for (const token of [
    first.token.slice(1),
    `${first.token}0`,
    first.token.replace(/.$/, (last) => (last === "0" ? "1" : "0")),
    first.number,
    `${first.token}%00`,
    `..%2f${second.token}`,
    "' or 1=1 --",
  ]) {
    const response = await open(encodeURI(token));
    expect(response.status, response.request).toBeGreaterThanOrEqual(400);
    expect(response.body, response.request).not.toContain("secret");
  }
});

test("the admin API reads and changes no request that the site has not signed", async ({ target }) => {
  const { token } = await sendRequest(target);
  const visitor = newVisitor();
  for (const path of [REQUEST_PAGE_PATH, REQUEST_CHANGE_PATH]) {
    const body = JSON.stringify({ token, change: { kind: "answer", text: "unsigned" } });
    const headers = { "content-type": "application/json" };
    expect(await send(target.adminUrl, path, { method: "POST", visitor, headers, body })).toHaveStatus(403);
  }
});

test("a foreign page changes no request", async ({ target }) => {
  const { token, quoteRequest } = await sendRequest(target);
  const fields = { token, kind: "answer", text: "foreign" };
  for (const headers of [
    { origin: "https://evil.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
  ] as const)
    expect(await change(target, fields, { headers })).toHaveStatus(403);
  expect(await change(target, fields, { headers: { "content-type": "text/plain" } })).toHaveStatus(415);
  expect(await change(target, fields, { headers: { "content-type": "multipart/form-data" } })).toHaveStatus(
    415,
  );
  expect(await storedQuoteRequests(target, quoteRequest.email)).toMatchObject([{ hasNews: false }]);
});

test("one address is limited, and a body of any size or form crashes nothing", async ({ target }) => {
  const { token } = await sendRequest(target);
  const visitor = newVisitor();
  const statuses: number[] = [];
  for (let index = 0; index < 70; index += 1)
    statuses.push(
      (await change(target, { token, kind: "details", company: `${index}` }, { visitor })).status,
    );
  expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 200));
  expect(statuses.slice(60)).toEqual(Array.from({ length: 10 }, () => 429));

  expect(
    await change(target, { token, kind: "details", company: "x".repeat(MAX_CHANGE_FORM_BYTES) }),
  ).toHaveStatus(413);
  expect(await change(target, { token, kind: "publish" })).toHaveStatus(400);
  expect(await change(target, { token, kind: "__proto__" })).toHaveStatus(400);
  expect(await change(target, { token: "", kind: "answer", text: "x" })).toHaveStatus(400);
  const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`part-${index}-part`, "x"]));
  expect(await change(target, { token, kind: "details", ...many })).toHaveStatus(200);
});

test("what a customer types is text on the page", async ({ target }) => {
  const { token } = await sendRequest(target);
  const attack = `"><script>alert(1)</script>\u202e`;
  await change(target, { token, kind: "details", "part-0-part": attack, company: attack });
  await change(target, { token, kind: "answer", text: attack });
  const page = await send(target.siteUrl, `/request/${token}`, { visitor: newVisitor() });
  expect(page.body).not.toContain("<script>alert");
  expect(page.body).not.toContain("\u202e");
});

test("no file of another bucket, folder or request is added", async ({ target }) => {
  const { siteUrl } = target;
  const { token } = await sendRequest(target);
  const signature = await getSignature(siteUrl);
  const key = newKey(signature);
  expect(await postFile(signature, uploadFields(signature, { key }))).toHaveStatus(200);
  const url = `${signature.host}/${key}`;
  const add = (address: string, of = token) =>
    change(target, { token: of, kind: "addFile", url: address, name: "a.step" });
  for (const address of [
    "https://evil.example/a.step",
    `${signature.host}.evil.example/${key}`,
    `${signature.host}/${key}x`,
    `${signature.host}/../${key}`,
    "file:///etc/passwd",
    "javascript:alert(1)",
  ])
    expect((await add(address)).status, address).toBe(400);
  expect(await add(url)).toHaveStatus(200);
  const other = await sendRequest(target);
  expect(await add(url, other.token)).toHaveStatus(400);
});

test("the page's folder takes drawings, but no page or program, and the form's folder takes no drawings", async ({
  target,
}) => {
  const { siteUrl } = target;
  const [details, quote] = [await getSignature(siteUrl, "details"), await getSignature(siteUrl)];
  const upload = (signature: typeof details, extension: string, content: string) =>
    postFile(signature, uploadFields(signature, { key: newKey(signature, extension) }), content);
  expect(await upload(details, "pdf", "%PDF-1.7\n")).toHaveStatus(200);
  expect(await upload(details, "dxf", "0\nSECTION\n")).toHaveStatus(200);
  expect(await upload(details, "pdf", "<html><script>")).toHaveStatus(400);
  expect(await upload(details, "html", "<html>")).toHaveStatus(400);
  expect(await upload(details, "svg", "<svg onload=alert(1)>")).toHaveStatus(400);
  expect(await upload(quote, "pdf", "%PDF-1.7\n")).toHaveStatus(400);
});
