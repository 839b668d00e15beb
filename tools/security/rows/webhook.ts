import { createHmac } from "node:crypto";
import { setTimeout } from "node:timers/promises";

import { type HttpResponse, newVisitor, send } from "../../sandbox/request.ts";
import type { Row, TestContext } from "../context.ts";
import { expectStatus, expectThat } from "../expect.ts";
import { expectReadersUnaffected } from "../readers.ts";

const PATH = "/api/revalidate";
const DELIVERIES = { fast: 200, normal: 1000, full: 1000 };

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

export const webhook: readonly Row[] = [
  {
    number: 30,
    area: "webhook",
    title: "only a recent, signed delivery is processed, and only once",
    async attack(context) {
      const body = deliveryOf();
      const expectDelivery = async (label: string, delivery: Delivery, ...allowed: number[]) => {
        const response = await deliver(context, body, { ...delivery, label });
        expectStatus(context, response, ...allowed);
        return response;
      };
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
      expectThat(context, first, "a tag expired", first.body.includes("attackNone"), first.body.slice(0, 80));
      const second = await expectDelivery("the same again", { key, timeMs }, 200);
      expectNothingExpired(context, second);
      // The key is not signed: an attacker who intercepts a delivery can send it under another key.
      const replayed = await expectDelivery("the same, another key", { key: `${key}-b`, timeMs }, 200, 401);
      expectNothingExpired(context, replayed);
    },
  },
  {
    number: 31,
    area: "webhook",
    title: "a signed body that is not a valid delivery expires nothing",
    async attack(context) {
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
        expectStatus(context, await deliver(context, body, { label }), 400, 413);
      }
      const oversized = deliveryOf({ _id: "x".repeat(5_000_000) });
      expectStatus(context, await deliver(context, oversized, { label: "5 MB" }), 413, 0);
      const paths = { before: { path: "../../x" }, after: { path: `/${"y".repeat(10_000)}` } };
      const traversal = await deliver(context, deliveryOf(paths), { label: "with the path ../../x" });
      expectStatus(context, traversal, 200, 400);
      expectThat(
        context,
        traversal,
        "neither path expired",
        !/\.\.|yyy/.test(traversal.body),
        traversal.body.slice(0, 120),
      );
    },
  },
  {
    number: 32,
    area: "webhook",
    title: "a thousand deliveries do not slow down pages",
    async attack(context) {
      const count = DELIVERIES[context.scale];
      const responses = await expectReadersUnaffected(context, context.target, () =>
        Promise.all(
          Array.from({ length: count }, async (_, index) => {
            await setTimeout(index * 10);
            return deliver(context, deliveryOf({ _type: "page", _id: `attack-${index % 10}` }), {
              key: `burst-${Date.now()}-${index}`,
            });
          }),
        ),
      );
      const good = responses.filter(({ status }) => status === 200).length;
      expectThat(
        context,
        { request: `${count} deliveries in ${count / 100} s` },
        "200 for each",
        good === count,
        `${good} times 200`,
      );
      context.note("The last published state is visible: e2e/editor/publish.spec.ts.");
    },
  },
];

/** The body of a delivery with one changed document, of a type that does not exist. */
function deliveryOf(document: Record<string, unknown> = {}): string {
  return JSON.stringify({
    documents: [{ _id: "attack-none", _type: "attackNone", before: null, after: null, ...document }],
  });
}

function deliver({ target }: TestContext, body: string, delivery: Delivery = {}): Promise<HttpResponse> {
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

function expectNothingExpired(context: TestContext, response: HttpResponse): void {
  const { body } = response;
  expectThat(context, response, "nothing expired", !body.includes("attackNone"), body.slice(0, 80));
}
