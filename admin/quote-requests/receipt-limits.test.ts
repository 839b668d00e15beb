import { CLIENT_ADDRESS_HEADER } from "contracts/client-address.ts";
import { QUOTE_REQUEST_PATH } from "contracts/endpoints.ts";
import { REQUEST_CHANGE_PATH } from "contracts/request-page.ts";
import { sampleQuoteRequest } from "contracts/testing/sample-quote-request.ts";
import type { Mail } from "mail-outbox/mailer.ts";
import { expect, test } from "vitest";

import { createTestAdmin } from "#testing/admin.ts";
import { openRequestPage } from "#testing/request-page.ts";
import { sendDueMails } from "#testing/send-due.ts";

const AT = new Date("2026-11-21T12:00:00.000Z");
const HOUR_MS = 3_600_000;

type TestAdmin = Pick<Awaited<ReturnType<typeof createTestAdmin>>, "database" | "outbox" | "write" | "now">;

/** Sends the mails that are due, and returns the addresses that get a receipt. */
async function sendDue(admin: TestAdmin, { isServerDown = false } = {}): Promise<string[]> {
  const sent = await sendDueMails(admin, () => {
    if (isServerDown) throw new Error("connection refused");
  });
  return sent.flatMap(({ isAutomatic, to }) => (isAutomatic ? to : []));
}

test("one mailbox gets at most three receipts in a day, however its address is spelled", async () => {
  const admin = await createTestAdmin();
  for (const email of ["a.da+1@example.com", "ada@EXAMPLE.com", "Ada+a.b@example.com", "ada@example.com"])
    await admin.send(QUOTE_REQUEST_PATH, { ...sampleQuoteRequest, email });
  expect(await sendDue(admin)).toHaveLength(3);
  // The fourth does not wait.
  expect(await admin.outbox.nextTime()).toBeUndefined();
  admin.later(24 * HOUR_MS);
  await admin.send(QUOTE_REQUEST_PATH, sampleQuoteRequest);
  expect(await sendDue(admin)).toHaveLength(1);
});

/** Stores requests of other customers whose receipts have just been sent. */
async function takePlaces({ database, now }: TestAdmin, count: number): Promise<void> {
  const at = now().toISOString();
  const rows = Array.from({ length: count }, (_, index) => {
    const email = `other${index}@example.com`;
    const id = `${index} ${at}`;
    const stored = { id, number: id, receivedAt: at, receiptAt: at, searchText: "" };
    return { ...sampleQuoteRequest, ...stored, email, state: "new" as const, isCounted: 1 };
  });
  await database.insertInto("quoteRequests").values(rows).execute();
}

test("all addresses together get at most 120 receipts in an hour, even after an outage, and the others later", async () => {
  const admin = await createTestAdmin();
  for (let index = 0; index < 5; index += 1)
    await admin.send(QUOTE_REQUEST_PATH, { ...sampleQuoteRequest, email: `a${index}@example.com` });
  expect(await sendDue(admin, { isServerDown: true })).toEqual([]);
  admin.later(2 * HOUR_MS);
  await takePlaces(admin, 58);
  expect(await sendDue(admin)).toHaveLength(2);
  admin.later(HOUR_MS - 1);
  expect(await sendDue(admin)).toEqual([]);
  admin.later(3 * HOUR_MS);
  expect(await sendDue(admin)).toHaveLength(3);

  await takePlaces(admin, 115);
  for (let index = 0; index < 7; index += 1)
    await admin.send(QUOTE_REQUEST_PATH, { ...sampleQuoteRequest, email: `b${index}@example.com` });
  expect(await sendDue(admin)).toHaveLength(2);
});

function isRefused({ to }: Mail): boolean {
  return to.some((address) => address.startsWith("refused"));
}

test("receipts that a mail server refuses all day leave half of the places to those of other customers", async () => {
  const admin = await createTestAdmin();
  const receivers: string[] = [];
  const sendAll = async () => {
    const sent = await sendDueMails(admin, (mail) => {
      if (isRefused(mail)) throw new Error("450 try again later");
    });
    receivers.push(...sent.flatMap(({ isAutomatic, to }) => (isAutomatic ? to : [])));
  };
  for (let index = 0; index < 120; index += 1)
    await admin.send(QUOTE_REQUEST_PATH, { ...sampleQuoteRequest, email: `refused${index}@example.com` });
  for (let minute = 0; minute < 3 * 60; minute += 10) {
    await sendAll();
    admin.later(10 * 60_000);
    if (minute % 60 === 0)
      await admin.send(QUOTE_REQUEST_PATH, { ...sampleQuoteRequest, email: `customer${minute}@example.com` });
  }
  expect(receivers.toSorted()).toEqual([0, 120, 60].map((minute) => `customer${minute}@example.com`));
});

test("one sender causes at most 12 receipts in a day, and none of a request that is older; staff get all requests at once", async () => {
  const admin = await createTestAdmin();
  const { database, later, outbox, send } = admin;
  const sendFrom = (address: string, email: string) =>
    send(QUOTE_REQUEST_PATH, { ...sampleQuoteRequest, email }, { [CLIENT_ADDRESS_HEADER]: address });
  for (let index = 0; index < 30; index += 1) await sendFrom("192.0.2.1", `a${index}@example.com`);
  await sendFrom("192.0.2.2", "b@example.com");
  const receivers = await sendDue(admin);
  expect(receivers).toHaveLength(12);
  expect(receivers).toContain("b@example.com");
  const toStaff = database.selectFrom("mails").select("sentAt").where("kind", "=", "request");
  expect((await toStaff.execute()).map(({ sentAt }) => sentAt)).toEqual(Array(31).fill(AT.toISOString()));

  later(HOUR_MS);
  expect(await sendDue(admin)).toHaveLength(1);
  later(22 * HOUR_MS);
  expect(await sendDue(admin)).toEqual([]);
  later(HOUR_MS + 1);
  await sendFrom("192.0.2.1", "c@example.com");
  expect(await sendDue(admin)).toEqual(["c@example.com"]);
  later(24 * HOUR_MS);
  expect([await sendDue(admin), await outbox.nextTime()]).toEqual([[], undefined]);
});

test("a few senders with many mailboxes neither delay nor use up the receipts of customers, even in a busy hour", async () => {
  const admin = await createTestAdmin();
  const sendFrom = (address: string, email: string) =>
    admin.send(QUOTE_REQUEST_PATH, { ...sampleQuoteRequest, email }, { [CLIENT_ADDRESS_HEADER]: address });
  await takePlaces(admin, 60);
  for (let index = 0; index < 65; index += 1)
    await sendFrom(`192.0.2.${index % 5}`, `a@evil${index}.example`);
  for (const hour of [0, 1, 2]) {
    // What waits is tried before the customers' receipts.
    await sendDue(admin);
    const customers = Array.from({ length: 5 }, (_, index) => `b${hour}.${index}@example.com`);
    for (const [index, email] of customers.entries()) await sendFrom(`198.51.100.${hour}${index}`, email);
    expect((await sendDue(admin)).toSorted()).toEqual(customers);
    admin.later(HOUR_MS);
  }
});

test("who requests something again is a sender, too", async () => {
  const admin = await openRequestPage();
  const { changeAsStaff, send, token } = admin;
  await changeAsStaff({ kind: "progress", progress: "quoted" });
  const headers = { [CLIENT_ADDRESS_HEADER]: "192.0.2.1" };
  for (let index = 0; index < 11; index += 1)
    await send(QUOTE_REQUEST_PATH, { ...sampleQuoteRequest, email: `a${index}@example.com` }, headers);
  expect(await sendDue(admin)).toHaveLength(12);
  await send(REQUEST_CHANGE_PATH, { token, change: { kind: "requestAgain" } }, headers);
  expect(await sendDue(admin)).toEqual([]);
  expect(await admin.outbox.nextTime()).toBe(new Date(AT.getTime() + 10 * 60_000).toISOString());
});
