import { env } from "#env.ts";
import { countByStatus, expect, test } from "#security/testing/test.ts";
import { sendToAdmin } from "#testing/lake.ts";
import { newQuoteRequest, storedQuoteRequests } from "#testing/quote-requests.ts";
import { type HttpResponse, newVisitor, postJson, send, type Visitor } from "#testing/request.ts";
import { API } from "#testing/site.ts";
import type { Target } from "#testing/target.ts";

const VISITORS = { fast: 100, normal: 1000, full: 1000 }[env.attackScale];

test("a quote request sent twice is stored once and gets the same response", async ({ target }) => {
  const quoteRequest = newQuoteRequest();
  const headers = { "idempotency-key": `attack-${quoteRequest.email}` };
  const [first, ...others] = await Promise.all([
    postJson(target.siteUrl, API.quoteRequest, quoteRequest, { headers }),
    postJson(target.siteUrl, API.quoteRequest, quoteRequest, { headers }),
    postJson(target.siteUrl, API.quoteRequest, quoteRequest, { headers }),
  ]);
  for (const response of [first, ...others]) {
    expect(response).toHaveStatus(200);
    expect(response.body).toBe(first.body);
  }
  expect(await storedQuoteRequests(target, quoteRequest.email)).toHaveLength(1);

  const other = newQuoteRequest();
  const label = "another quote request under the same key";
  const reused = await postJson(target.siteUrl, API.quoteRequest, other, { headers, label });
  // Either is correct. A response of 200 without a stored request would not be.
  expect(await storedQuoteRequests(target, other.email), reused.request).toHaveLength(
    reused.status === 200 ? 1 : 0,
  );
});

test("a quote request from another site stores nothing", async ({ target }) => {
  const { siteUrl } = target;
  const quoteRequest = newQuoteRequest();
  const post = (headers: Record<string, string>) =>
    postJson(siteUrl, API.quoteRequest, quoteRequest, { headers, label: JSON.stringify(headers) });
  expect(await post({ origin: "https://evil.example" })).toHaveStatus(403);
  expect(await post({ origin: "null" })).toHaveStatus(403);
  expect(await post({ "sec-fetch-site": "cross-site" })).toHaveStatus(403);
  expect(await post({ "sec-fetch-site": "same-site" })).toHaveStatus(403);
  expect(await post({ "content-type": "text/plain" })).toHaveStatus(415);
  expect(await post({ "content-type": "application/x-www-form-urlencoded" })).toHaveStatus(415);
  const query = new URLSearchParams(quoteRequest).toString();
  expect(await send(siteUrl, `${API.quoteRequest}?${query}`)).toHaveStatus(405);
  expect(await storedQuoteRequests(target, quoteRequest.email)).toEqual([]);
});

test("one address is limited, even with forged headers, and others are not", async ({ target }) => {
  const visitor = newVisitor();
  const plain = await postTwelve(target, visitor, () => visitor.address);
  expectLimited("a visitor", plain);

  // A proxy appends the real address to the header that the visitor forged.
  const forger = newVisitor();
  const forged = await postTwelve(target, forger, (index) => `203.0.113.${index}, ${forger.address}`);
  expectLimited("forged X-Forwarded-For", forged);

  const rotating = newVisitor();
  const network = `2001:db8:${Date.now().toString(16).slice(-4)}`;
  const rotated = await postTwelve(target, rotating, (index) => `${network}:${index + 1}::1`);
  expectLimited("one /48 network", rotated);

  expect(await postFrom(target, newVisitor())).toHaveStatus(200);
  const visitors = Array.from({ length: VISITORS }, () => newVisitor());
  const responses = await Promise.all(visitors.map((each) => postFrom(target, each)));
  expect(countByStatus(responses)).toEqual({ 200: visitors.length });
  expect(await postFrom(target, visitor), "the limited address, after all of these").toHaveStatus(429);
});

// e2e/visitor/quote-sending.spec.ts and web/quote/form/form-logic.test.ts prove that the page sets x-suspected,
// e2e/security/quote-request-faults.spec.ts that no mail is sent.
test("a quote request from a bot gets the usual response and is marked as spam", async ({ target }) => {
  const { siteUrl } = target;
  for (const [label, headers] of [
    ["with the hidden field filled", { "x-suspected": "hidden field" }],
    ["sent 200 ms after the load", { "x-suspected": "too fast" }],
    ["without a browser's headers", { origin: undefined, "sec-fetch-site": undefined }],
  ] as const) {
    const quoteRequest = newQuoteRequest();
    const response = await postJson(siteUrl, API.quoteRequest, quoteRequest, { headers, label });
    expect(response).toHaveStatus(200);
    const stored = await storedQuoteRequests(target, quoteRequest.email);
    expect(stored, response.request).toMatchObject([{ state: "spam" }]);
  }
});

test("the error for an invalid field names it, and no body crashes the admin API", async ({ target }) => {
  const { siteUrl } = target;
  for (const [label, body, field] of [
    ["NUL", newQuoteRequest({ firstName: "A\u0000da" }), "firstName"],
    ["a right-to-left override", newQuoteRequest({ lastName: "txt\u202Eexe" }), "lastName"],
    ["an escape sequence", newQuoteRequest({ message: "\u001B[31mred" }), "message"],
    ["501 characters", newQuoteRequest({ message: "x".repeat(501) }), "message"],
    ["an array instead of text", newQuoteRequest({ email: ["a@example.com"] }), "email"],
    ["an object instead of text", newQuoteRequest({ phone: { $ne: "" } }), "phone"],
    ["an additional field", newQuoteRequest({ role: "admin" }), "role"],
    ["control characters in webType", newQuoteRequest({ webType: "a\u001B[2J" }), "webType"],
  ] as const) {
    const response = await postJson(siteUrl, API.quoteRequest, body, { label });
    expect(response).toHaveStatus(400);
    expect(response.body, response.request).toContain(field);
  }
  const quoteRequest = newQuoteRequest();
  const text = JSON.stringify(quoteRequest);
  const fields = text.slice(1, -1);
  const broken: [string, string, number][] = [
    ["1 MB of text", JSON.stringify(newQuoteRequest({ message: "x".repeat(1_000_000) })), 413],
    ["__proto__", `{${fields},"__proto__":{"role":"admin"}}`, 400],
    ["constructor", `{${fields},"constructor":{"prototype":{"role":"admin"}}}`, 400],
    [
      "10,000 additional fields",
      `{${fields},${Array.from({ length: 10_000 }, (_, index) => `"f${index}":1`).join()}}`,
      413,
    ],
    ["15,000 nested arrays", "[".repeat(15_000) + "]".repeat(15_000), 400],
    ["truncated JSON", text.slice(0, 40), 400],
    ["an empty body", "", 400],
    ["null", "null", 400],
    ["invalid UTF-8", `{${fields},"x":"\uFFFD"}`, 400],
  ];
  for (const [label, body, status] of broken) {
    expect(await postJson(siteUrl, API.quoteRequest, body, { label })).toHaveStatus(status);
  }
  expect(await storedQuoteRequests(target, quoteRequest.email)).toEqual([]);

  const duplicate = await postJson(siteUrl, API.quoteRequest, `{"email":"first@example.com",${fields}}`, {
    label: "a duplicate key",
  });
  // Either rejected, or stored with the last value.
  expect(duplicate).toHaveStatus(200, 400);
  if (duplicate.status === 200) expect(await storedQuoteRequests(target, quoteRequest.email)).toHaveLength(1);

  const unicode = newQuoteRequest({ message: "Größe 10 µm 😀", fileName: "a\u0000\u202E.step" });
  expect(await postJson(siteUrl, API.quoteRequest, unicode)).toHaveStatus(200);
  expect(await storedQuoteRequests(target, unicode.email)).toMatchObject([
    { fileName: "a__.step", message: "Größe 10 µm 😀" },
  ]);
});

// e2e/security/quote-request-faults.spec.ts reads a sent mail and the log.
test("a visitor's text is not reflected, and stays text in the exported table", async ({ target }) => {
  const { siteUrl } = target;
  const malicious = newQuoteRequest({
    firstName: '=HYPERLINK("http://evil.example")',
    lastName: "Ada\r\nBcc: x@evil.example",
    message: "{{7*7}} <img src=x onerror=alert(1)>\n@SUM(1+1)",
    phone: "+1-2",
  });
  const response = await postJson(siteUrl, API.quoteRequest, malicious);
  expect(response).toHaveStatus(200);
  expect(response.body, response.request).not.toContain("evil");
  const csv = await sendToAdmin(target, "/staff/quote-requests.csv");
  expect(csv).toHaveStatus(200);
  const cells = [...csv.body.matchAll(/(?:^\uFEFF?|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? "",
  );
  const cell = cells.find((each) => each.includes("evil.example"));
  expect(cell, "the formula is text").toMatch(/^'=HYPER/);
  const formulas = cells.filter((each) => /^[=+\-@\t\r]/.test(each));
  expect(formulas, csv.request).toEqual([]);
  expect(csv.headers["content-disposition"]).toMatch(/^attachment/);
});

function postFrom(
  { siteUrl }: Target,
  visitor: Visitor,
  headers: Record<string, string> = {},
): Promise<HttpResponse> {
  return postJson(siteUrl, API.quoteRequest, newQuoteRequest(), { visitor, headers });
}

/** Twelve quote requests, one after the other, each with its own X-Forwarded-For. */
async function postTwelve(
  target: Target,
  visitor: Visitor,
  forwardedFor: (index: number) => string,
): Promise<HttpResponse[]> {
  const responses: HttpResponse[] = [];
  for (let index = 0; index < 12; index += 1) {
    responses.push(await postFrom(target, visitor, { "x-forwarded-for": forwardedFor(index) }));
  }
  return responses;
}

function expectLimited(label: string, responses: readonly HttpResponse[]): void {
  expect(responses.at(-1)?.status, label).toBe(429);
  for (const { headers } of responses.filter(({ status }) => status === 429)) {
    expect(Number(headers["retry-after"]), label).toBeGreaterThanOrEqual(1);
    expect(Number(headers["retry-after"]), label).toBeLessThanOrEqual(60);
  }
}
