import { encodeSignatureHeader } from "@sanity/webhook";
import { expect, test } from "vitest";

import { createWebhookReceiver, type Publish } from "./receive-webhook.ts";

const secret = "a-secret-of-the-editors";
const start = Date.parse("2026-11-21T12:00:00Z");
const body = `{"documents":[{"_id":"about","_type":"page"}]}`;

function setup() {
  const expired: string[][] = [];
  let time = start;
  const expire = ({ documents }: Publish) => {
    const ids = documents.map(({ _id }) => _id);
    expired.push(ids);
    return ids;
  };
  const receive = createWebhookReceiver({ secret, expire, now: () => time });
  const send = async (text: string, headers: Record<string, string> = {}, signedAt = start) => {
    // Sanity's library cannot sign an empty text.
    const signature = await encodeSignatureHeader(text || "{}", signedAt, secret);
    return receive(
      new Request("http://site/api/revalidate", {
        method: "POST",
        body: text,
        headers: { "sanity-webhook-signature": signature, "idempotency-key": "d1", ...headers },
      }),
    );
  };
  return { send, expired, wait: (ms: number) => (time += ms) };
}

test("a signed delivery expires what shows its documents, and says what that was", async () => {
  const { send, expired } = setup();
  const response = await send(body);
  expect(response.status).toBe(200);
  expect(expired).toEqual([["about"]]);
  expect(await response.json()).toEqual({ message: "Expired", tags: ["about"] });
});

test("the same delivery again expires nothing and is accepted", async () => {
  const { send, expired } = setup();
  await send(body);
  expect((await send(body)).status).toBe(200);
  expect(expired).toHaveLength(1);
});

test("two equal deliveries at the same time expire once", async () => {
  const { send, expired } = setup();
  const responses = await Promise.all([send(body), send(body)]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  expect(expired).toHaveLength(1);
});

test("a recorded delivery that is replayed with another key expires nothing", async () => {
  const { send, expired } = setup();
  await send(body);
  expect((await send(body, { "idempotency-key": "d2" })).status).toBe(200);
  expect(expired).toHaveLength(1);
});

test("a signature is remembered as long as it can be valid: ten minutes, if its time is five minutes ahead", async () => {
  const { send, expired, wait } = setup();
  await send(body, {}, start + 300_000);
  wait(600_000);
  expect((await send(body, {}, start + 300_000)).status).toBe(200);
  expect(expired).toHaveLength(1);
  wait(1);
  expect((await send(body, {}, start + 300_000)).status).toBe(401);
});

test.each([
  ["no signature", ""],
  ["a forged signature", `t=${start},v1=Zm9yZ2Vk`],
])("a delivery with %s is rejected and nothing expires", async (_name, signature) => {
  const { send, expired } = setup();
  expect((await send(body, { "sanity-webhook-signature": signature })).status).toBe(401);
  expect(expired).toEqual([]);
});

test("a delivery that is ten minutes old is rejected", async () => {
  const { send, expired, wait } = setup();
  wait(600_000);
  expect((await send(body)).status).toBe(401);
  expect(expired).toEqual([]);
});

test.each(["{", ""])("the body %j is rejected, and the next delivery is handled", async (malformed) => {
  const { send, expired } = setup();
  expect((await send(malformed)).status).toBe(400);
  expect((await send(body)).status).toBe(200);
  expect(expired).toHaveLength(1);
});

test("a body of more than 1 MB is rejected", async () => {
  const { send, expired } = setup();
  expect((await send("x".repeat(1_048_577))).status).toBe(413);
  expect(expired).toEqual([]);
});
