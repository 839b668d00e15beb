import { expect, test, vi } from "vitest";

import { useWebhooks } from "./test-bed.ts";

const { openWith, receiver } = useWebhooks();

test.each([
  ["10,001 documents", 10_001, ""],
  ["more than 500 kB", 200, "/long".repeat(1000)],
])(
  "a publish of %s names none of them, and what is published later arrives",
  async (_, count, path) => {
    const site = await receiver();
    const { write } = openWith(site.url);
    const ids = Array.from({ length: count }, (__, index) => `d${index}`);
    write(...ids.map((id) => ({ create: { _id: id, _type: "page", path: `${path}/${id}` } })));
    await vi.waitFor(() => expect(site.deliveries).toHaveLength(1), 8000);
    expect(JSON.parse(site.deliveries[0]?.body ?? "")).toEqual({
      transactionId: expect.any(String),
      documents: [],
      syncTags: [],
      isIncomplete: true,
    });
    write({ create: { _id: "later", _type: "page" } });
    await vi.waitFor(() => expect(site.documents()[1]).toMatchObject([{ _id: "later" }]));
  },
  20_000,
);

test.each([400, 413])(
  "a list that is refused with %i is followed by a delivery without one",
  async (status) => {
    const site = await receiver({ statuses: [status] });
    const { write } = openWith(site.url);
    write({ create: { _id: "a", _type: "page" } });
    await vi.waitFor(() => expect(site.deliveries).toHaveLength(2));
    expect(JSON.parse(site.deliveries[1]?.body ?? "")).toMatchObject({ documents: [], isIncomplete: true });
    expect(site.deliveries[1]?.headers["idempotency-key"]).not.toBe(
      site.deliveries[0]?.headers["idempotency-key"],
    );
    write({ create: { _id: "b", _type: "page" } });
    await vi.waitFor(() => expect(site.documents()[2]).toMatchObject([{ _id: "b" }]));
  },
);
