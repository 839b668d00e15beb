import { expect, test, vi } from "vitest";

import { createLog } from "#log.ts";

import { openAdminDatabase } from "./database.ts";
import { createInquiryTable } from "./inquiry-table.ts";
import { createMailTable } from "./mail-table.ts";
import { createMailer, type Mail } from "./mailer.ts";

const inquiry = {
  firstName: "Ada\r\nBcc: x@evil.example",
  lastName: "Lovelace",
  email: "ada@example.com",
  message: "12 brackets",
  phone: "123456",
  fileUpload: "",
  fileName: "",
  location: "+44",
  webType: "website",
};

function setup(send: (mail: Mail) => Promise<void>, database = openAdminDatabase(":memory:")) {
  const inquiries = createInquiryTable(database);
  const mails = createMailTable(database);
  const at = "2026-11-21T12:00:00.000Z";
  let time = Date.parse(at);
  const log = createLog("error", () => undefined);
  const mailer = createMailer({ inquiries, mails, send, log, now: () => new Date(time) });
  const receive = () => inquiries.add(inquiry, { at, idempotencyKey: undefined, state: "new" });
  return { database, mailer, mails, receive, later: (ms: number) => void (time += ms) };
}

test("a request is mailed once, and a name cannot add a header", async () => {
  const sent: Mail[] = [];
  const { mailer, receive } = setup(async (mail) => void sent.push(mail));
  receive();
  mailer.wake();
  await mailer.stop();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    subject: "Quote request from Ada Bcc: x@evil.example Lovelace",
    replyTo: "ada@example.com",
  });
});

test("a mail server that is down is asked again later, also after a restart, and gets the mail once", async () => {
  const failing = vi.fn<() => Promise<void>>().mockRejectedValue(new Error("connection refused"));
  const before = setup(failing);
  before.receive();
  before.mailer.wake();
  await before.mailer.stop();
  expect(failing).toHaveBeenCalledTimes(1);

  const sent: Mail[] = [];
  const after = setup(async (mail) => void sent.push(mail), before.database);
  after.later(10_000);
  after.mailer.wake();
  await after.mailer.stop();
  expect(sent).toHaveLength(1);
  expect(after.mails.nextTime()).toBeUndefined();
});
