import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

import { CLIENT_ADDRESS_HEADER } from "contracts/client-address.ts";
import { sampleQuoteRequest } from "contracts/testing/sample-quote-request.ts";
import { beforeEach, expect, test, vi } from "vitest";

import { POST as insert } from "#app/api/orderInquiry/insert/route.ts";
import { POST as sign } from "#app/api/oss/upload/route.ts";
import * as cms from "#cms/fetch.ts";
import { createReceiveForm } from "#quote/form/receive-form.ts";
import { findRequest } from "#quote/request/find-request.ts";
import { receiveChange } from "#quote/request/receive-change.ts";

// An admin host that knows what the specification says, and nothing of numbers, receipts and pages of requests.

const ORIGIN = "https://www.example.com";
const TOKEN = "0123456789abcdef0123456789abcdef01234567";
const signature = {
  host: "https://bucket.example",
  dir: "uploads/1/",
  policy: "p",
  accessId: "a",
  signature: "s",
};
const answers: Readonly<Record<string, object>> = {
  "POST /api/orderInquiry/insert": { code: 200, msg: "success" },
  "POST /api/oss/upload": { code: 200, msg: "success", data: signature },
};

let received: { readonly call: string; readonly body: unknown }[] = [];
/** The addresses of visitors that the host gets. */
let addresses: unknown[] = [];

beforeEach(async () => {
  [received, addresses] = [[], []];
  const host = createServer((request, response) => void answer(request, response));
  host.listen(0, "127.0.0.1");
  await once(host, "listening");
  const address = host.address();
  if (address === null || typeof address === "string") throw new Error("The host has no port");
  vi.stubEnv("ADMIN_API_URL", `http://127.0.0.1:${address.port}`);
  vi.spyOn(cms, "fetchPublished").mockRejectedValue(new Error("The lake is away"));
  vi.spyOn(console, "error").mockReturnValue();
  return async () => {
    vi.unstubAllEnvs();
    host.close();
    await once(host, "close");
  };
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const call = `${request.method} ${request.url}`;
  received.push({ call, body: JSON.parse(await text(request)) });
  addresses.push(request.headers[CLIENT_ADDRESS_HEADER]);
  const known = answers[call];
  // As a web server answers that has no such page.
  if (known === undefined) response.writeHead(404).end("<h1>404 Not Found</h1>");
  else response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(known));
}

function postJson(path: string, body: object): Request {
  const headers = { "content-type": "application/json", origin: ORIGIN };
  return new Request(ORIGIN + path, { method: "POST", headers, body: JSON.stringify(body) });
}

function postForm(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Request {
  const body = new URLSearchParams(fields);
  return new Request(ORIGIN + path, { method: "POST", headers: { origin: ORIGIN, ...headers }, body });
}

test("it gets a quote request exactly as specified, and the visitor its answer", async () => {
  const response = await insert(postJson("/api/orderInquiry/insert", sampleQuoteRequest));
  expect(await response.json()).toEqual({ code: 200, msg: "success" });
  expect(received).toEqual([{ call: "POST /api/orderInquiry/insert", body: sampleQuoteRequest }]);
});

test("it signs uploads", async () => {
  const response = await sign(postJson("/api/oss/upload", { filePath: "quote" }));
  expect(await response.json()).toEqual({ code: 200, msg: "success", data: signature });
  expect(received).toEqual([{ call: "POST /api/oss/upload", body: { filePath: "quote" } }]);
});

test("without scripts, the confirmation leads to no page of the request", async () => {
  const { firstName, lastName, email, location, phone, message } = sampleQuoteRequest;
  const fields = { firstName, lastName, email, country: location, phone, message };
  const { status, headers } = await createReceiveForm(insert)(postForm("/quote", fields));
  expect([status, headers.get("location")]).toEqual([303, `${ORIGIN}/thankyou?Email=ada%40example.com`]);
  expect(headers.get("set-cookie")).toBeNull();
  expect(received).toEqual([{ call: "POST /api/orderInquiry/insert", body: sampleQuoteRequest }]);
});

test("a link to the page of a request is no longer valid, and changes nothing", async () => {
  expect(await findRequest(TOKEN)).toEqual({ kind: "missing" });
  const fields = { token: TOKEN, kind: "answer", text: "5083" };
  const headers = { accept: "application/json" };
  const response = await receiveChange(postForm("/api/request/change", fields, headers));
  expect(response.status).toBe(502);
  expect(received.map(({ call }) => call)).toEqual(["POST /api/request/read", "POST /api/request/change"]);
});

test("it gets the network of who causes a receipt, by which receipts are limited, in whatever way it is sent", async () => {
  vi.stubEnv("TRUSTED_PROXY_HOPS", "1");
  const visitor = { "x-forwarded-for": "2001:db8:1:2::3" };
  const post = postJson("/api/orderInquiry/insert", sampleQuoteRequest);
  for (const [name, value] of Object.entries(visitor)) post.headers.set(name, value);
  await insert(post);
  const { firstName, lastName, email, location, phone, message } = sampleQuoteRequest;
  await createReceiveForm(insert)(
    postForm("/quote", { firstName, lastName, email, country: location, phone, message }, visitor),
  );
  await receiveChange(postForm("/api/request/change", { token: TOKEN, kind: "requestAgain" }, visitor));
  expect(addresses).toEqual(Array.from({ length: 3 }, () => "2001:db8:1::/48"));
});
