import { sampleQuoteRequest } from "contracts/testing/sample-quote-request.ts";
import {
  anything,
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

import { createTestAdmin } from "#testing/admin.ts";

const RUNS = { seed: 21, numRuns: 200 };
const fields = constantFrom(...Object.keys(sampleQuoteRequest), "__proto__", "constructor", "state", "id");
const texts = oneof(
  string({ unit: "binary", maxLength: 600 }),
  constantFrom(
    "' or 1=1 --",
    "a\u0000b",
    "\u202e",
    "https://files.example/quote/a/../part.step",
    "javascript:x",
  ),
);

test("any quote request is stored unchanged or rejected with a message", async () => {
  await assert(
    asyncProperty(fields, oneof(texts, jsonValue()), async (field, value) => {
      const { all, send } = await createTestAdmin();
      const body = JSON.stringify({ ...sampleQuoteRequest, [field]: value });
      const response = await send("/api/orderInquiry/insert", body);
      const { code, msg }: { code: unknown; msg: unknown } = JSON.parse(await response.text());
      expect([200, 400]).toContain(response.status);
      expect(code).toBe(response.status);
      expect(typeof msg).toBe("string");
      expect(await all()).toHaveLength(response.status === 200 ? 1 : 0);
      expect((await all())[0]?.state ?? "new").toBe("new");
    }),
    RUNS,
  );
});

test("no body causes an internal error on any path", async () => {
  const paths = constantFrom(
    "orderInquiry/insert",
    "oss/upload",
    "statistical/insert",
    "vitals/insert",
    "search/insert",
  );
  const view = record(
    {
      webType: texts,
      residenceTime: oneof(jsonValue(), constantFrom(1e308, -1, 2 ** 53, 0.5)),
      equipmentType: constantFrom("电脑", "手机", "tv"),
      module: texts,
      pageUrl: oneof(texts, constantFrom("/", "//evil.example", "https://www.example.com/x", "http://[")),
      filePath: oneof(texts, constantFrom("quote", "../x", "CON")),
    },
    { requiredKeys: [] },
  ).map((value) => JSON.stringify(value));
  const bodies = oneof(view, json(), string(), anything().map(String));
  await assert(
    asyncProperty(paths, bodies, async (path, body) => {
      const { all, send } = await createTestAdmin();
      const response = await send(`/api/${path}`, body);
      expect([200, 400]).toContain(response.status);
      expect(await all()).toEqual([]);
    }),
    RUNS,
  );
});
