import { encodeSignatureHeader } from "@sanity/webhook";
import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  json,
  jsonValue,
  oneof,
  record,
  string,
} from "fast-check";
import { expect, test } from "vitest";

import { createWebhookReceiver, type Publish } from "./receive-webhook.ts";

const SECRET = "a-secret-of-the-editors";
const NOW = Date.parse("2026-11-21T12:00:00Z");
const RUNS = { seed: 21, numRuns: 200 };

function setup() {
  const expired: Publish[] = [];
  const receive = createWebhookReceiver({
    secret: SECRET,
    expire: (publish) => {
      expired.push(publish);
      return [];
    },
    now: () => NOW,
  });
  const send = (body: string, signature: string) =>
    receive(
      new Request("http://site/api/revalidate", {
        method: "POST",
        body,
        headers: { "sanity-webhook-signature": signature },
      }),
    );
  return { expired, send };
}

const version = oneof(
  jsonValue(),
  record({ path: oneof(string(), constantFrom("/", "//x", "/__proto__")), _type: string() }),
);
const document = record(
  { _id: oneof(string(), jsonValue()), _type: oneof(string(), jsonValue()), before: version, after: version },
  { requiredKeys: [] },
);
const bodies = oneof(
  array(document, { maxLength: 4 }).map((documents) => JSON.stringify({ documents })),
  json(),
  string({ minLength: 1 }),
);

test("a signed body of any shape expires documents or is rejected, and ids and types are strings", async () => {
  await assert(
    asyncProperty(bodies, async (body) => {
      const { expired, send } = setup();
      const { status } = await send(body, await encodeSignatureHeader(body, NOW, SECRET));
      expect([200, 400]).toContain(status);
      expect(expired).toHaveLength(status === 200 ? 1 : 0);
      for (const { documents } of expired)
        for (const { _id, _type } of documents)
          expect([typeof _id, typeof _type]).toEqual(["string", "string"]);
    }),
    RUNS,
  );
});

test("only the correct signature is accepted", async () => {
  const body = `{"documents":[{"_id":"about","_type":"page"}]}`;
  const right = await encodeSignatureHeader(body, NOW, SECRET);
  const printable = string().map((text) => text.replace(/[^\x20-\x7e]/g, ""));
  const signatures = oneof(
    printable,
    printable.map((text) => `t=${NOW},v1=${text}`),
    printable.map((text) => `${text}${right}`),
    constantFrom(
      "t=,v1=",
      "t=NaN,v1=",
      `t=-1,v1=${right.split("v1=")[1]}`,
      `t=${NOW + 1},v1=${right.split("v1=")[1]}`,
    ),
  );
  await assert(
    asyncProperty(signatures, async (signature) => {
      const { expired, send } = setup();
      const { status } = await send(body, signature);
      expect(status).toBe(signature.trim() === right ? 200 : 401);
      expect(expired).toHaveLength(status === 200 ? 1 : 0);
    }),
    RUNS,
  );
});
