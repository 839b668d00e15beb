import { Receipt } from "contracts/receipt.ts";
import { MAX_CHANGE_FORM_BYTES, REQUEST_CHANGE_PATH, REQUEST_PAGE_PATH } from "contracts/request-page.ts";
import * as v from "valibot";

import { expect, test } from "#security/testing/test.ts";
import { newQuoteRequest, storedQuoteRequests } from "#testing/quote-requests.ts";
import { newVisitor, postJson, send, type Visitor } from "#testing/request.ts";
import { API } from "#testing/site.ts";
import type { Target } from "#testing/target.ts";
import { BOUNDARY, getSignature, newKey, postFile, STEP, uploadFields } from "#testing/uploads.ts";

const Inserted = v.pipe(v.string(), v.parseJson(), v.object({ data: v.required(Receipt, ["token"]) }));

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
  expect(await change(target, { token, kind: "details", ...many })).toHaveStatus(413);
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

const head = (disposition: string) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`;

const field = (value: string) => `${head('name="company"')}${value}\r\n--${BOUNDARY}--\r\n`;

/** Posts the page of a request as a form with files, as a browser without scripts does. */
function postFiles(
  { siteUrl }: Target,
  token: string,
  files: readonly (readonly [name: string, content: string])[],
  { headers = {}, visitor = newVisitor() }: { headers?: Record<string, string>; visitor?: Visitor } = {},
) {
  const parts = files.map(([name, content]) => `${head(`name="file"; filename="${name}"`)}${content}\r\n`);
  return send(siteUrl, `/request/${token}`, {
    method: "POST",
    visitor,
    headers: { origin: siteUrl, "content-type": `multipart/form-data; boundary=${BOUNDARY}`, ...headers },
    body: `${head('name="action"')}addFile\r\n${parts.join("")}--${BOUNDARY}--\r\n`,
  });
}

const openPage = ({ siteUrl }: Target, token: string) =>
  send(siteUrl, `/request/${token}`, { visitor: newVisitor() });

const STORED = /aria-label="Remove ([^"]*)"/g;
const storedFiles = (html: string) => Array.from(html.matchAll(STORED), ([, name]) => name);

test("without scripts too, a file must have an accepted type and content, and its name is only text", async ({
  target,
}) => {
  const { token } = await sendRequest(target);
  const answer = await postFiles(target, token, [
    ["../../../etc/a.step", STEP],
    ["<img src=x onerror=alert(1)>.step", STEP],
    ["\u202egnp.step", STEP],
    ["page.html", "<html><script>"],
    ["page.pdf", "<html><script>"],
    ["<b>.exe", "MZ"],
  ]);
  expect(answer).toHaveStatus(200);
  expect(answer.headers["content-security-policy"]).toContain("form-action 'self'");
  expect(answer.headers["cache-control"]).toBe("private, no-store");
  for (const { body } of [answer, await openPage(target, token)]) {
    expect(body).not.toMatch(/<img src=x|<b>\.exe|etc\/a\.step/);
    expect(storedFiles(body)).toEqual(
      expect.arrayContaining(["a.step", "&lt;img src=x onerror=alert(1)&gt;.step", "gnp.step"]),
    );
    expect(storedFiles(body)).toHaveLength(3);
  }
});

test("without scripts too, only the site's own pages and valid links add files", async ({ target }) => {
  const { token, quoteRequest } = await sendRequest(target);
  const file = [["a.step", STEP]] as const;
  for (const headers of [
    { origin: "https://evil.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
  ] as const)
    expect(await postFiles(target, token, file, { headers })).toHaveStatus(403);
  expect(await postFiles(target, "0".repeat(40), file)).toHaveStatus(404);
  expect((await postFiles(target, token.slice(1), file)).status).toBeGreaterThanOrEqual(404);
  expect(await storedQuoteRequests(target, quoteRequest.email)).toMatchObject([{ hasNews: false }]);
});

test("without scripts too, a request has at most 20 files, and an address a limit", async ({ target }) => {
  const { token } = await sendRequest(target);
  const visitor = newVisitor();
  const files = Array.from({ length: 25 }, (_, index) => [`${index}.step`, STEP] as const);
  const { body } = await postFiles(target, token, files, { visitor });
  expect(storedFiles(body)).toHaveLength(20);
  expect(body.match(/A request can have 20 files/g)?.length).toBeGreaterThanOrEqual(5);
  const statuses = await Promise.all(
    Array.from({ length: 130 }, async () => (await postFiles(target, token, [], { visitor })).status),
  );
  expect(statuses).toContain(429);
});

test("a malformed, cut or endless form with files crashes nothing, and leaves nothing", async ({
  target,
}) => {
  const { siteUrl } = target;
  const { token, quoteRequest } = await sendRequest(target);
  const post = (body: string, headers: Record<string, string> = {}) =>
    send(siteUrl, `/request/${token}`, {
      method: "POST",
      visitor: newVisitor(),
      headers: { origin: siteUrl, "content-type": `multipart/form-data; boundary=${BOUNDARY}`, ...headers },
      body,
      timeoutMs: 10_000,
    });
  const start = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.step"\r\n\r\n${STEP}`;
  for (const body of [
    "",
    "x",
    `--${BOUNDARY}`,
    start,
    start.replace(' name="file";', ""),
    `--${BOUNDARY}\r\n\r\n`,
  ])
    expect(await post(body)).toHaveStatus(400);
  expect(await post(start, { "content-type": "multipart/form-data" })).toHaveStatus(415);
  expect(await post("", { "content-length": String(20 * 1024 ** 3) })).toHaveStatus(413);
  const long = await post(field("x".repeat(MAX_CHANGE_FORM_BYTES)));
  // The connection is cut while the client still sends, so it may not read the answer.
  expect([0, 400]).toContain(long.status);
  expect(long.ms).toBeLessThan(5000);
  // A connection that is cut in the middle of a file.
  expect(
    (
      await send(siteUrl, `/request/${token}`, {
        method: "POST",
        visitor: newVisitor(),
        headers: {
          origin: siteUrl,
          "content-type": `multipart/form-data; boundary=${BOUNDARY}`,
          "content-length": "1000000",
        },
        body: start,
        timeoutMs: 1000,
      })
    ).status,
  ).toBe(0);
  expect(await openPage(target, token)).toHaveStatus(200);
  expect(storedFiles((await openPage(target, token)).body)).toEqual([]);
  expect(await storedQuoteRequests(target, quoteRequest.email)).toMatchObject([{ hasNews: false }]);
});
