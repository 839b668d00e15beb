import { sampleQuoteRequest } from "contracts/testing/sample-quote-request.ts";
import { expect, test } from "vitest";

import { createTestAdmin } from "#testing/admin.ts";

const CSV = "/staff/quote-requests.csv";

/** An admin API with quote requests of "Ada 0", "Ada 1" and so on. */
async function createFullAdmin(count: number) {
  const admin = await createTestAdmin();
  const { database, send } = admin;
  await send("/api/orderInquiry/insert", sampleQuoteRequest);
  const sent = await database.selectFrom("quoteRequests").selectAll().executeTakeFirstOrThrow();
  await database.deleteFrom("quoteRequests").execute();
  const copies = Array.from({ length: count }, (_, index) => ({
    ...sent,
    id: `id-${index}`,
    number: `number-${index}`,
    firstName: `Ada ${index}`,
  }));
  await database.insertInto("quoteRequests").values(copies).execute();
  return admin;
}

async function* readChunks({ body }: Response): AsyncGenerator<string> {
  yield* (body ?? new ReadableStream()).pipeThrough(new TextDecoderStream());
}

test("each request is in the table once, even if others arrive, are answered or deleted while it is read", async () => {
  const { database, send, staff } = await createFullAdmin(350);
  const pages: string[][] = [];
  for await (const chunk of readChunks(await staff.request(CSV))) {
    pages.push(chunk.match(/(?<=")Ada \d+/g) ?? []);
    // The first page has been read.
    if (pages.length !== 2) continue;
    await send("/api/orderInquiry/insert", { ...sampleQuoteRequest, firstName: "Ada 350" });
    await database
      .updateTable("quoteRequests")
      .set({ state: "answered" })
      .where("id", "in", ["id-0", "id-98"])
      .execute();
    await database.deleteFrom("quoteRequests").where("id", "=", "id-99").execute();
  }
  expect(pages.map(({ length }) => length)).toEqual([0, 100, 100, 100, 49]);
  const names = Array.from({ length: 350 }, (_, index) => `Ada ${index}`);
  expect(pages.flat().toSorted()).toEqual(names.filter((name) => name !== "Ada 99").toSorted());
});

test("others are answered while a long table is read", async () => {
  const { staff } = await createFullAdmin(1000);
  const answered: string[] = [];
  async function exportAll(): Promise<void> {
    for await (const _chunk of readChunks(await staff.request(CSV))) continue;
    answered.push("table");
  }
  const table = exportAll();
  for (const name of ["first", "second", "third"]) {
    await staff.request("/staff/mail");
    answered.push(name);
  }
  await table;
  expect(answered).toEqual(["first", "second", "third", "table"]);
});

test("what is not read of a table, because staff have left, is not read from the database", async () => {
  const { database, staff } = await createFullAdmin(350);
  const rows: number[] = [];
  for await (const chunk of readChunks(await staff.request(CSV))) {
    rows.push(chunk.split("\r\n").length - 1);
    if (rows.length === 2) await database.deleteFrom("quoteRequests").execute();
  }
  expect(rows).toEqual([1, 100]);
});
