import { createHmac } from "node:crypto";
import { setTimeout } from "node:timers/promises";

import { env } from "#env.ts";
import { expectReadersUnaffected } from "#security/testing/readers.ts";
import { countByStatus, expect, test } from "#security/testing/test.ts";
import { type HttpResponse, newVisitor, send } from "#testing/request.ts";
import type { Target } from "#testing/target.ts";

const PATH = "/api/revalidate";
const DELIVERIES = { fast: 200, normal: 1000, full: 1000 }[env.attackScale];

interface Delivery {
  readonly secret?: string;
  readonly timeMs?: number;
  /** The idempotency key. */
  readonly key?: string;
  /** The body that is sent, if it differs from the signed one. */
  readonly sentBody?: string;
  readonly signature?: string | undefined;
  readonly label?: string;
}

test("only a recent, signed delivery is processed, and only once", async ({ target }) => {
  const body = deliveryOf();
  const expectDelivery = async (label: string, delivery: Delivery, ...allowed: number[]) => {
    const response = await deliver(target, body, { ...delivery, label });
    expect(response).toHaveStatus(...allowed);
    return response;
  };
  expect(await send(target.siteUrl, PATH)).toHaveStatus(405);
  await expectDelivery("unsigned", { signature: undefined }, 401);
  await expectDelivery("with an empty signature", { signature: "t=,v1=" }, 401);
  await expectDelivery("signed with another secret", { secret: "another-secret-of-somebody" }, 401);
  const reformatted = JSON.stringify(JSON.parse(body), undefined, 1);
  await expectDelivery("with a reformatted body", { sentBody: reformatted }, 401);
  await expectDelivery("10 minutes old", { timeMs: Date.now() - 600_000 }, 401);
  await expectDelivery("10 minutes ahead", { timeMs: Date.now() + 600_000 }, 401);
  const key = `attack-${Date.now()}`;
  const timeMs = Date.now();
  const first = await expectDelivery("signed", { key, timeMs }, 200);
  expect(first.body, first.request).toContain("attackNone");
  const second = await expectDelivery("the same again", { key, timeMs }, 200);
  expectNothingExpired(second);
  // The key is not signed: an attacker who intercepts a delivery can send it under another key.
  const replayed = await expectDelivery("the same, another key", { key: `${key}-b`, timeMs }, 200, 401);
  expectNothingExpired(replayed);
});

test("a signed body that is not a valid delivery expires nothing", async ({ target }) => {
  for (const [label, body] of [
    ["{", "{"],
    ["an empty body", ""],
    ["an array", "[]"],
    ["an id of 10,000 characters", deliveryOf({ _id: "x".repeat(10_000) })],
    ["a type of 10,000 characters", deliveryOf({ _type: "x".repeat(10_000) })],
    [
      "11,000 documents",
      JSON.stringify({ documents: Array.from({ length: 11_000 }, () => ({ _id: "a", _type: "b" })) }),
    ],
  ] as const) {
    expect(await deliver(target, body, { label })).toHaveStatus(400, 413);
  }
  const oversized = deliveryOf({ _id: "x".repeat(5_000_000) });
  expect(await deliver(target, oversized, { label: "5 MB" })).toHaveStatus(413, 0);
  const paths = { before: { path: "../../x" }, after: { path: `/${"y".repeat(10_000)}` } };
  const traversal = await deliver(target, deliveryOf(paths), { label: "with the path ../../x" });
  expect(traversal).toHaveStatus(200, 400);
  expect(traversal.body, traversal.request).not.toMatch(/\.\.|yyy/);
});

// e2e/editor/publish.spec.ts proves that the last published state is visible.
test("a thousand deliveries do not slow down pages", async ({ target }) => {
  const responses = await expectReadersUnaffected(target, () =>
    Promise.all(
      Array.from({ length: DELIVERIES }, async (_, index) => {
        await setTimeout(index * 10);
        return deliver(target, deliveryOf({ _type: "page", _id: `attack-${index % 10}` }), {
          key: `burst-${Date.now()}-${index}`,
        });
      }),
    ),
  );
  expect(countByStatus(responses)).toEqual({ 200: DELIVERIES });
});

/** The body of a delivery with one changed document, of a type that does not exist. */
function deliveryOf(document: Record<string, unknown> = {}): string {
  return JSON.stringify({
    documents: [{ _id: "attack-none", _type: "attackNone", before: null, after: null, ...document }],
  });
}

function deliver(target: Target, body: string, delivery: Delivery = {}): Promise<HttpResponse> {
  const { secret = target.revalidateSecret, timeMs = Date.now(), key, sentBody = body, label } = delivery;
  const hash = createHmac("sha256", secret).update(`${timeMs}.${body}`).digest("base64url");
  const signature = "signature" in delivery ? delivery.signature : `t=${timeMs},v1=${hash}`;
  return send(target.siteUrl, PATH, {
    method: "POST",
    // A new visitor has a new connection. The site closes the connection if it rejects a body before the end.
    visitor: newVisitor(),
    headers: {
      "content-type": "application/json",
      "sanity-webhook-signature": signature,
      "idempotency-key": key,
    },
    body: sentBody,
    ...(label === undefined ? {} : { label }),
  });
}

function expectNothingExpired({ request, body }: HttpResponse): void {
  expect(body, request).not.toContain("attackNone");
}
