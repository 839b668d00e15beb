import { CLIENT_ADDRESS_HEADER } from "contracts/client-address.ts";
import { QUOTE_REQUEST_PATH } from "contracts/endpoints.ts";
import { REQUEST_CHANGE_PATH } from "contracts/request-page.ts";
import { SITE_SIGNATURE_HEADER, signSiteRequest } from "contracts/site-signature.ts";
import { sampleQuoteRequest } from "contracts/testing/sample-quote-request.ts";
import { UploadSignature } from "contracts/upload.ts";
import * as v from "valibot";
import { expect, test } from "vitest";

import { createTestAdmin } from "#testing/admin.ts";
import { setReadOnly } from "#testing/database.ts";

test("a quote request is stored, answered with code 200, and its mail is due", async () => {
  const { all, outbox, send } = await createTestAdmin();
  const response = await send("/api/orderInquiry/insert", sampleQuoteRequest);
  expect(await response.json()).toMatchObject({ code: 200 });
  expect(await all()).toMatchObject([
    { ...sampleQuoteRequest, state: "new", receivedAt: "2026-11-21T12:00:00.000Z" },
  ]);
  expect((await outbox.take("2026-11-21T12:00:00.000Z", "2026-11-21T12:01:00.000Z"))?.quoteRequestId).toBe(
    (await all())[0]?.id,
  );
});

test.each([undefined, "", "AAAA", "A".repeat(43)])(
  "requests that the site has not signed are rejected on every path and not stored: %j",
  async (signature) => {
    const { all, send, statistics } = await createTestAdmin();
    const paths = [
      "orderInquiry/insert",
      "oss/upload",
      "statistical/insert",
      "vitals/insert",
      "search/insert",
      "missing/insert",
    ];
    const headers = { [SITE_SIGNATURE_HEADER]: signature };
    const answers = await Promise.all(paths.map((path) => send(`/api/${path}`, sampleQuoteRequest, headers)));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 403));
    expect(await answers[0]?.json()).toEqual({ code: 403, msg: "This request must be sent by the site" });
    expect(await all()).toEqual([]);
    expect((await statistics.usage("2026-01-01", "2027-01-01")).pages).toEqual([]);
  },
);

test("nothing is read of a body that the site does not send", async () => {
  const { visitor } = await createTestAdmin();
  for (const path of [QUOTE_REQUEST_PATH, REQUEST_CHANGE_PATH]) {
    let read = 0;
    const endless = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          read += 1024;
          controller.enqueue(new Uint8Array(1024));
        },
      },
      { highWaterMark: 0 },
    );
    const headers = { [SITE_SIGNATURE_HEADER]: signSiteRequest("another-long-secret", { path, body: "" }) };
    const init: RequestInit = { method: "POST", headers, body: endless, duplex: "half" };
    const answer = await visitor.request(path, init);
    expect([path, answer.status, read]).toEqual([path, 403, 0]);
  }
});

test("the report of the part check is stored with the file of its request, and an unreadable one does not hold the request up", async () => {
  const { all, send } = await createTestAdmin();
  const post = (fileUpload: string, report: string) =>
    send(
      "/api/orderInquiry/insert",
      { ...sampleQuoteRequest, fileUpload, fileName: fileUpload && "part.step" },
      { "x-part-report": report },
    );
  const answers = [
    await post("https://files.example/quote/a/part.step", "Size%201%0A%3Cb%3E%00"),
    await post("https://files.example/quote/a/locked.zip", "100%"),
    await post("", "without a file"),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const reports = (await all()).map(({ fileUpload, partReport }) => [
    fileUpload.split("/").at(-1),
    partReport,
  ]);
  expect(Object.fromEntries(reports)).toEqual({ "part.step": "Size 1\n<b>_", "locked.zip": "", "": "" });
});

test("the same request sent twice is stored once", async () => {
  const { all, send } = await createTestAdmin();
  const headers = { "idempotency-key": "b7c0" };
  const answers = await Promise.all(
    [1, 2].map(() => send("/api/orderInquiry/insert", sampleQuoteRequest, headers)),
  );
  expect(await Promise.all(answers.map((answer) => answer.json()))).toMatchObject([
    { code: 200 },
    { code: 200 },
  ]);
  expect(await all()).toHaveLength(1);
});

test("a different request with a used key is stored too, because every request answered with 200 must be stored", async () => {
  const { all, send } = await createTestAdmin();
  const headers = { "idempotency-key": "b7c0" };
  await send("/api/orderInquiry/insert", sampleQuoteRequest, headers);
  const other = await send(
    "/api/orderInquiry/insert",
    { ...sampleQuoteRequest, email: "grace@example.com" },
    headers,
  );
  expect(other.status).toBe(200);
  expect((await all()).map(({ email }) => email)).toContain("grace@example.com");
});

test("unprintable characters in a file name are replaced", async () => {
  const { all, send } = await createTestAdmin();
  const response = await send("/api/orderInquiry/insert", {
    ...sampleQuoteRequest,
    fileName: "a\u0000\u202e.step",
  });
  expect(response.status).toBe(200);
  expect(await all()).toMatchObject([{ fileName: "a__.step" }]);
});

test("staff read no text that a bot wrote as the reason of a suspicion", async () => {
  const { all, send } = await createTestAdmin();
  await send("/api/orderInquiry/insert", sampleQuoteRequest, { "x-suspected": "<b>Click here</b>" });
  expect(await all()).toMatchObject([{ state: "spam", suspicion: "for an unknown reason" }]);
});

test("a suspected request is answered like any other, stored as spam, and not mailed", async () => {
  const { all, outbox, send } = await createTestAdmin();
  const response = await send("/api/orderInquiry/insert", sampleQuoteRequest, {
    "x-suspected": "sent after 0.4 s",
  });
  expect(await response.json()).toMatchObject({ code: 200 });
  expect(await all()).toMatchObject([{ state: "spam", suspicion: "sent after 0.4 s" }]);
  expect(await outbox.take("2026-11-21T12:00:00.000Z", "2026-11-21T12:01:00.000Z")).toBeUndefined();
});

test.each([
  ["an empty phone number", { ...sampleQuoteRequest, phone: " " }, "phone: Enter your phone number"],
  [
    "no country",
    { ...sampleQuoteRequest, location: "" },
    "location: Please select the location number/Enter your phone number",
  ],
  [
    "a description of 501 characters",
    { ...sampleQuoteRequest, message: "x".repeat(501) },
    "message: Use at most 500 characters",
  ],
  [
    "an email address of 101 characters",
    { ...sampleQuoteRequest, email: `${"a".repeat(89)}@example.com` },
    "email: Use at most 100 characters",
  ],
  [
    "a NUL character",
    { ...sampleQuoteRequest, firstName: "A\u0000da" },
    "firstName: Remove the characters that cannot be shown",
  ],
  [
    "a NUL character in the address of a file",
    { ...sampleQuoteRequest, fileUpload: "https://files.example/quote/a\u0000" },
    "fileUpload: Remove the characters that cannot be shown",
  ],
  ["a name that is a list", { ...sampleQuoteRequest, lastName: ["x"] }, "lastName: Enter your last name"],
  [
    "a file that never came",
    { ...sampleQuoteRequest, fileUpload: "https://files.example/quote/a/gone.step" },
    "The file did not arrive",
  ],
])("%s is rejected with the field's message and nothing is stored", async (_case, body, message) => {
  const { all, send } = await createTestAdmin();
  const response = await send("/api/orderInquiry/insert", body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 400, msg: expect.stringContaining(message) });
  expect(await all()).toEqual([]);
});

test("an email address of 100 characters is stored", async () => {
  const { all, send } = await createTestAdmin();
  const email = `${"a".repeat(88)}@example.com`;
  expect((await send("/api/orderInquiry/insert", { ...sampleQuoteRequest, email })).status).toBe(200);
  expect(await all()).toMatchObject([{ email }]);
});

test("an unknown field, a body that is not JSON and a body of 40 kB are rejected", async () => {
  const { all, send } = await createTestAdmin();
  expect((await send("/api/orderInquiry/insert", { ...sampleQuoteRequest, role: "admin" })).status).toBe(400);
  expect((await send("/api/orderInquiry/insert", "{")).status).toBe(400);
  expect(
    (await send("/api/orderInquiry/insert", { ...sampleQuoteRequest, message: "x".repeat(40_000) })).status,
  ).toBe(413);
  expect(await all()).toEqual([]);
});

test("a file cannot belong to two requests", async () => {
  const { send } = await createTestAdmin();
  const withFile = {
    ...sampleQuoteRequest,
    fileUpload: "https://files.example/quote/a/part.step",
    fileName: "part.step",
  };
  expect((await send("/api/orderInquiry/insert", withFile)).status).toBe(200);
  expect((await send("/api/orderInquiry/insert", withFile)).status).toBe(400);
});

test("a database that cannot write is answered with 500", async () => {
  const { database, send } = await createTestAdmin();
  await setReadOnly(database, true);
  const response = await send("/api/orderInquiry/insert", sampleQuoteRequest);
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ code: 500 });
});

test("each upload signature allows uploads into one new folder for half an hour", async () => {
  const { send } = await createTestAdmin();
  const signature = async () => {
    const answer = await send("/api/oss/upload", { filePath: "quote" });
    return v.parse(v.object({ data: UploadSignature }), await answer.json()).data;
  };
  const [first, second] = [await signature(), await signature()];
  expect(first).toMatchObject({ host: "https://files.example", accessId: "key-id" });
  expect(first.dir).toMatch(/^quote\/2026-11-21\/[0-9a-f]{16}-[0-9a-f]{20}\/$/);
  expect(first.dir).not.toBe(second.dir);
  expect(JSON.parse(Buffer.from(first.policy, "base64").toString())).toEqual({
    expiration: "2026-11-21T12:30:00.000Z",
    conditions: [
      { bucket: "quote-requests" },
      ["starts-with", "$key", first.dir],
      ["content-length-range", 1, 524_288_000],
      ["eq", "$success_action_status", "200"],
    ],
  });
});

test.each(["../../x", "", "a".repeat(300), ".htaccess", "a/b", "x\u202egpj"])(
  "a signature for the folder %j is rejected",
  async (filePath) => {
    const { send } = await createTestAdmin();
    expect((await send("/api/oss/upload", { filePath })).status).toBe(400);
  },
);

const STAY = { webType: "website", residenceTime: 900, equipmentType: "电脑", module: "home" };
const VITALS = {
  equipmentType: "电脑",
  lcpMs: 900,
  inpMs: null,
  cls: 0,
  quoteOpened: false,
  quoteSent: false,
};

async function codeOf(address?: string, filePath = "quote"): Promise<string | undefined> {
  const { send } = await createTestAdmin();
  const answer = await send("/api/oss/upload", { filePath }, { [CLIENT_ADDRESS_HEADER]: address });
  const { dir } = v.parse(v.object({ data: UploadSignature }), await answer.json()).data;
  return dir.split("/")[2]?.slice(0, 16);
}

test("the folder of a signature begins with a code for the visitor's address and the day", async () => {
  expect(await codeOf("192.0.2.1")).toBe(await codeOf("192.0.2.1", "another-folder"));
  expect(await codeOf("192.0.2.1")).not.toBe(await codeOf("192.0.2.2"));
  expect(await codeOf()).not.toBe(await codeOf("192.0.2.1"));
});

test.each([
  ["/about-us", "/about-us"],
  ["/About-Us", "/about-us"],
  ["/about-us///", "/about-us"],
  ["https://www.example.com//about-us/", "/about-us"],
  ["https://www.example.com/about-us?utm_source=x#top", "/about-us"],
  ["https://evil.example/about-us", undefined],
  ["https://www.example.com@evil.example/about-us", undefined],
  ["//evil.example/about-us", undefined],
  ["/\\evil.example/about-us", undefined],
  [`/${"a".repeat(300)}`, undefined],
  ["javascript:alert(1)", undefined],
  ["blob:https://www.example.com/about-us", undefined],
  ["about-us", undefined],
])("a page view of %s counts for %s", async (pageUrl, path) => {
  const { send, statistics } = await createTestAdmin();
  const status = path === undefined ? 400 : 200;
  expect((await send("/api/statistical/insert", { ...STAY, pageUrl })).status).toBe(status);
  expect((await send("/api/vitals/insert", { ...VITALS, pageUrl })).status).toBe(status);
  const { pages } = await statistics.usage("2026-01-01", "2027-01-01");
  expect(pages.map((page) => page.path)).toEqual(path === undefined ? [] : [path]);
});
