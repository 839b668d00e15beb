import { createHmac } from "node:crypto";

import { type Answer, ask, newVisitor } from "../ask.ts";
import { type Trial, expectStatus, expectThat, type Row } from "../row.ts";
import { whileReading } from "../while-reading.ts";

const PATH = "/api/revalidate";
const DELIVERIES = { fast: 200, normal: 1000, full: 1000 };

interface Delivery {
  readonly secret?: string;
  readonly timeMs?: number;
  readonly key?: string;
  /** What is sent instead of what was signed. */
  readonly sent?: string;
  readonly signature?: string | undefined;
  readonly what?: string;
}

function deliver({ target }: Trial, body: string, delivery: Delivery = {}): Promise<Answer> {
  const { secret = target.revalidateSecret, timeMs = Date.now(), key, sent = body, what } = delivery;
  const hash = createHmac("sha256", secret).update(`${timeMs}.${body}`).digest("base64url");
  const signature = "signature" in delivery ? delivery.signature : `t=${timeMs},v1=${hash}`;
  return ask(target.site, PATH, {
    method: "POST",
    // A connection of its own: a body that is refused half-read closes it.
    visitor: newVisitor(),
    headers: {
      "content-type": "application/json",
      "sanity-webhook-signature": signature,
      "idempotency-key": key,
    },
    body: sent,
    ...(what === undefined ? {} : { what }),
  });
}

const changed = (document: Record<string, unknown> = {}) =>
  JSON.stringify({
    documents: [{ _id: "attack-none", _type: "attackNone", before: null, after: null, ...document }],
  });

export const webhook: readonly Row[] = [
  {
    number: 30,
    area: "webhook",
    title: "only a fresh, signed delivery counts, and only once",
    async attack(trial) {
      const body = changed();
      const tried = async (what: string, delivery: Delivery, ...allowed: number[]) => {
        const answer = await deliver(trial, body, { ...delivery, what });
        expectStatus(trial, answer, ...allowed);
        return answer;
      };
      await tried("unsigned", { signature: undefined }, 401);
      await tried("with an empty signature", { signature: "t=,v1=" }, 401);
      await tried("signed with another secret", { secret: "another-secret-of-somebody" }, 401);
      await tried("with a body written anew", { sent: JSON.stringify(JSON.parse(body), undefined, 1) }, 401);
      await tried("10 minutes old", { timeMs: Date.now() - 600_000 }, 401);
      await tried("10 minutes ahead", { timeMs: Date.now() + 600_000 }, 401);
      const key = `attack-${Date.now()}`;
      const timeMs = Date.now();
      const first = await tried("signed", { key, timeMs }, 200);
      const second = await tried("the same again", { key, timeMs }, 200);
      expectThat(
        trial,
        first,
        "something expired",
        first.body.includes("attackNone"),
        first.body.slice(0, 80),
      );
      expectThat(
        trial,
        second,
        "nothing done",
        !second.body.includes("attackNone"),
        second.body.slice(0, 80),
      );
      // The key is not signed: a thief of one delivery can choose another.
      const replayed = await tried("the same under another key", { key: `${key}-b`, timeMs }, 200, 401);
      expectThat(
        trial,
        replayed,
        "nothing done",
        !replayed.body.includes("attackNone"),
        replayed.body.slice(0, 80),
      );
    },
  },
  {
    number: 31,
    area: "webhook",
    title: "a signed body that is no delivery expires nothing",
    async attack(trial) {
      const none = [
        ["{", "{"],
        ["an empty body", ""],
        ["a list", "[]"],
        ["an id of 10,000 characters", changed({ _id: "x".repeat(10_000) })],
        ["a type of 10,000 characters", changed({ _type: "x".repeat(10_000) })],
        [
          "11,000 documents",
          JSON.stringify({ documents: Array.from({ length: 11_000 }, () => ({ _id: "a", _type: "b" })) }),
        ],
      ] as const;
      for (const [what, body] of none) {
        expectStatus(trial, await deliver(trial, body, { what }), 400, 413);
      }
      const long = changed({ _id: "x".repeat(5_000_000) });
      expectStatus(trial, await deliver(trial, long, { what: "5 MB" }), 413, 0);
      const paths = { before: { path: "../../x" }, after: { path: `/${"y".repeat(10_000)}` } };
      const climbing = await deliver(trial, changed(paths), { what: "with ../../x as path" });
      expectStatus(trial, climbing, 200, 400);
      expectThat(
        trial,
        climbing,
        "no path among what expires",
        !/\.\.|yyy/.test(climbing.body),
        climbing.body.slice(0, 120),
      );
    },
  },
  {
    number: 32,
    area: "webhook",
    title: "a thousand deliveries leave the pages quick",
    async attack(trial) {
      const count = DELIVERIES[trial.scale];
      const answers = await whileReading(trial, trial.target, () =>
        Promise.all(
          Array.from({ length: count }, async (_, index) => {
            await new Promise((resolve) => setTimeout(resolve, index * 10));
            return deliver(trial, changed({ _type: "page", _id: `attack-${index % 10}` }), {
              key: `burst-${Date.now()}-${index}`,
            });
          }),
        ),
      );
      const good = answers.filter(({ status }) => status === 200).length;
      expectThat(
        trial,
        { request: `${count} deliveries in ${count / 100} s` },
        "200 for each",
        good === count,
        `${good} times 200`,
      );
      trial.note("That the last state is visible: e2e/editor/publish-speed.spec.ts.");
    },
  },
];
