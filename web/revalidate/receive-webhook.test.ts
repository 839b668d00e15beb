import { encodeSignatureHeader } from "@sanity/webhook";
import { expect, test } from "vitest";

import { createWebhookReceiver } from "./receive-webhook.ts";

const secret = "a-secret-of-the-office";
const start = Date.parse("2026-11-21T12:00:00Z");
const body = `{"documents":[{"_id":"about","_type":"page"}]}`;

function setup() {
  const expired: string[][] = [];
  let time = start;
  const receive = createWebhookReceiver({ secret, expire: (tags) => expired.push(tags), now: () => time });
  const send = async (text: string, headers: Record<string, string> = {}) => {
    const signature = await encodeSignatureHeader(text, start, secret);
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

test("a signed delivery expires the tags of its documents", async () => {
  const { send, expired } = setup();
  expect((await send(body)).status).toBe(200);
  expect(expired).toEqual([["document:about", "type:page"]]);
});

test("the same delivery again changes nothing and is answered as done", async () => {
  const { send, expired } = setup();
  await send(body);
  expect((await send(body)).status).toBe(200);
  expect(expired).toHaveLength(1);
});

test("a recorded delivery played back under another key changes nothing", async () => {
  const { send, expired } = setup();
  await send(body);
  expect((await send(body, { "idempotency-key": "d2" })).status).toBe(200);
  expect(expired).toHaveLength(1);
});

test.each([
  ["no signature", ""],
  ["a forged signature", `t=${start},v1=Zm9yZ2Vk`],
])("%s is refused and nothing expires", async (_what, signature) => {
  const { send, expired } = setup();
  expect((await send(body, { "sanity-webhook-signature": signature })).status).toBe(401);
  expect(expired).toEqual([]);
});

test("a delivery that is ten minutes old is refused", async () => {
  const { send, expired, wait } = setup();
  wait(600_000);
  expect((await send(body)).status).toBe(401);
  expect(expired).toEqual([]);
});

test("a signed body that is not a delivery is refused and can be sent again corrected", async () => {
  const { send, expired } = setup();
  expect((await send("{")).status).toBe(400);
  expect((await send(body)).status).toBe(200);
  expect(expired).toHaveLength(1);
});

test("a body of more than 1 MB is refused", async () => {
  const { send, expired } = setup();
  expect((await send("x".repeat(1_048_577))).status).toBe(413);
  expect(expired).toEqual([]);
});
