import {
  customerWordsIn,
  DEFAULT_MAIL_SETTINGS,
  type MailSettings,
  STAFF_MAIL_PATH,
  StoredMailSettings,
} from "contracts/mail-settings.ts";
import { sampleQuoteRequest } from "contracts/testing/sample-quote-request.ts";
import { expect, test } from "vitest";

import { createTestAdmin, readReply } from "#testing/admin.ts";

const { words: ENGLISH_WORDS } = customerWordsIn(DEFAULT_MAIL_SETTINGS, "en");
const settings: MailSettings = {
  ...DEFAULT_MAIL_SETTINGS,
  recipients: ["sales@example.com"],
  subject: "RFQ: {name}",
};
const put = (body: unknown) => ({
  method: "PUT",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

test("an administrator changes the mail settings, and an editor reads them", async () => {
  const { staff } = await createTestAdmin({ role: "administrator" });
  const before = await staff.request(STAFF_MAIL_PATH);
  expect(await before.json()).toMatchObject({
    data: { settings: DEFAULT_MAIL_SETTINGS, serverRecipient: "staff@example.com" },
  });
  expect((await staff.request(STAFF_MAIL_PATH, put({ ...settings, subject: "First" }))).status).toBe(200);
  expect((await staff.request(STAFF_MAIL_PATH, put(settings))).status).toBe(200);
  expect(await (await staff.request(STAFF_MAIL_PATH)).json()).toMatchObject({ data: { settings } });
});

test("an editor cannot change who receives quote requests", async () => {
  const { staff } = await createTestAdmin();
  const response = await staff.request(STAFF_MAIL_PATH, put(settings));
  expect(response.status).toBe(403);
  expect(await (await staff.request(STAFF_MAIL_PATH)).json()).toMatchObject({
    data: { settings: DEFAULT_MAIL_SETTINGS },
  });
});

test("an editor words the mails to customers, and switches the receipt off", async () => {
  const { staff } = await createTestAdmin();
  const worded = {
    ...DEFAULT_MAIL_SETTINGS,
    isReceiptSent: false,
    customerWords: { en: { ...ENGLISH_WORDS, receiptSubject: "Got it: {number}" } },
  };
  expect((await staff.request(STAFF_MAIL_PATH, put(worded))).status).toBe(200);
  expect(await (await staff.request(STAFF_MAIL_PATH)).json()).toMatchObject({ data: { settings: worded } });
});

test("settings that a version without receipts has stored stay valid", async () => {
  const { database, staff } = await createTestAdmin();
  const stored = { recipients: ["sales@example.com"], subject: "RFQ", introduction: "" };
  await database
    .insertInto("mailSettings")
    .values({ id: 1, content: JSON.stringify(stored) })
    .execute();
  expect(await (await staff.request(STAFF_MAIL_PATH)).json()).toMatchObject({
    data: { settings: { ...stored, isReceiptSent: true, customerWords: {} } },
  });
});

test.each([
  [{ recipients: ["sales"] }, "“sales” is not an email address"],
  [
    { recipients: ["Sales Team"] },
    "“Sales Team” is not an email address. Write one address per line, without spaces",
  ],
  [
    { recipients: ["a@example.com\r\nBcc: b@example.com"] },
    "“a@example.com\r\nBcc: b@example.com” is not an email address. Write one address per line, without spaces",
  ],
  [{ subject: "x".repeat(151) }, "Use at most 150 characters for the subject"],
])("%j is rejected", async (change, msg) => {
  const { staff } = await createTestAdmin({ role: "administrator" });
  const response = await staff.request(STAFF_MAIL_PATH, put({ ...settings, ...change }));
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ msg });
});

test("staff learn how many mails to them were given up in the last 30 days", async () => {
  const { later, outbox, send, staff, all } = await createTestAdmin();
  await send("/api/orderInquiry/insert", sampleQuoteRequest);
  const [request] = await all();
  const giveUp = async (kind: "request" | "receipt") =>
    outbox.giveUp({ quoteRequestId: request?.id ?? "", kind, about: "" }, "2026-11-21T12:00:00.000Z");
  const count = async () =>
    (await readReply(await staff.request(STAFF_MAIL_PATH), StoredMailSettings)).data?.failedMails;
  await giveUp("receipt");
  expect(await count()).toBe(0);
  await giveUp("request");
  expect(await count()).toBe(1);
  later(31 * 24 * 3_600_000);
  expect(await count()).toBe(0);
});
