import { setImmediate } from "node:timers/promises";

import { DEFAULT_MAIL_SETTINGS } from "contracts/mail-settings.ts";
import { sampleQuoteRequest } from "contracts/testing/sample-quote-request.ts";
import { createMailer, type Mail } from "mail-outbox/mailer.ts";
import { createLog } from "server-kit/log.ts";
import { expect, inject, onTestFinished, test, vi } from "vitest";

import type { Database } from "#database/schema.ts";
import { openTestDatabase, setReadOnly } from "#testing/database.ts";

import { createMailSettingsTable } from "./mail-settings-table.ts";
import { createWriteMail } from "./mail-texts.ts";
import { mails } from "./mails.ts";
import { createQuoteRequestTable } from "./quote-request-table.ts";
import { createRequestLinks } from "./request-links.ts";
import { createRequestPageTable } from "./request-page-table.ts";

const RECEIVED = { ...sampleQuoteRequest, firstName: "Ada\r\nBcc: x@evil.example" };

interface SetupOptions {
  database?: Database;
  now?: () => Date;
  received?: typeof RECEIVED;
}

async function setup(
  send: (mail: Mail) => Promise<void>,
  { database: given, now, received = RECEIVED }: SetupOptions = {},
) {
  const database = given ?? (await openTestDatabase());
  const quoteRequests = createQuoteRequestTable(database);
  const mailSettings = createMailSettingsTable(database);
  const outbox = mails.open(database);
  const at = "2026-11-21T12:00:00.000Z";
  let time = Date.parse(at);
  const log = createLog("error", () => undefined);
  const links = createRequestLinks(database, "a-secret-of-the-site");
  const pages = createRequestPageTable(database);
  const mailer = createMailer({
    outbox,
    write: createWriteMail({
      database,
      quoteRequests,
      pages,
      links,
      mailSettings,
      serverRecipient: "staff@example.com",
      siteUrl: "https://www.example.com",
      studioUrl: undefined,
    }),
    send,
    log,
    now: now ?? (() => new Date(time)),
  });
  const receive = (options: { isReceiptSent?: boolean } = {}) =>
    quoteRequests.add(received, { at, idempotencyKey: undefined, isCounted: true, ...options });
  return {
    database,
    mailSettings,
    mailer,
    quoteRequests,
    outbox,
    receive,
    later: (ms: number) => void (time += ms),
  };
}

test.each([
  ["ada@example.com", "ada@example.com"],
  ["ada.b+quote@mail.example.com", "ada.b+quote@mail.example.com"],
  ["ada@example.com, x@evil.example", undefined],
  ["ada@example.com;x@evil.example", undefined],
  ["Ada <ada@example.com>", undefined],
  ["ada@example.com\r\nBcc: x@evil.example", undefined],
  ["group: ada@example.com;", undefined],
  ["call me", undefined],
])("a reply to a request from %j goes to %s", async (email, replyTo) => {
  const sent: Mail[] = [];
  const { mailer, receive } = await setup(async (mail) => void sent.push(mail), {
    received: { ...RECEIVED, email },
  });
  await receive();
  mailer.wake();
  await mailer.stop();
  expect(sent[0]?.replyTo).toBe(replyTo);
  expect(sent[0]?.text).toContain(`Email: ${email.replace(/\s+/g, " ")}\n`);
});

test.each([
  ["+49", "+49 (0)30 123456 ext. 12", "+49 30 123456 ext. 12"],
  ["+49", "ask at the desk", "+49 ask at the desk"],
  ["+49", "+12", "+12"],
])("a mail shows the code %s and the phone number %s as %s", async (location, phone, shown) => {
  const sent: Mail[] = [];
  const { mailer, receive } = await setup(async (mail) => void sent.push(mail), {
    received: { ...RECEIVED, location, phone },
  });
  await receive();
  mailer.wake();
  await mailer.stop();
  expect(sent[0]?.text).toContain(`Phone: ${shown}\n`);
});

test("a request is mailed once, and a name cannot add a header", async () => {
  const sent: Mail[] = [];
  const { mailer, receive } = await setup(async (mail) => void sent.push(mail));
  await receive();
  mailer.wake();
  await mailer.stop();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    to: ["staff@example.com"],
    subject: expect.stringMatching(/^Quote request \w{3}-\w{3} from Ada Bcc: x@evil\.example Lovelace$/),
    replyTo: "ada@example.com",
  });
  expect(sent[0]?.text.replace(/\w{3}-\w{3}/, "K4M-9PX")).toBe(
    [
      "Number: K4M-9PX",
      "Name: Ada Bcc: x@evil.example Lovelace",
      "Email: ada@example.com",
      "Phone: +44 20 7946 0000",
      "File: none",
      "Received: 2026-11-21T12:00:00.000Z",
      "",
      "12 brackets, AlMg3, 2 mm",
    ].join("\n"),
  );
});

test("the report of the part check follows the description", async () => {
  const sent: Mail[] = [];
  const { quoteRequests, mailer } = await setup(async (mail) => void sent.push(mail));
  await quoteRequests.add(RECEIVED, {
    at: "2026-11-21T12:00:00.000Z",
    idempotencyKey: undefined,
    isCounted: true,
    partReport: "Size 60 × 40 × 30 mm\nCNC machining: Fits",
  });
  mailer.wake();
  await mailer.stop();
  expect(sent[0]?.text).toMatch(
    /12 brackets, AlMg3, 2 mm\n\nPart check, as the visitor saw it:\nSize 60 × 40 × 30 mm\nCNC machining: Fits$/,
  );
});

test("a mail that the server did not accept is sent later, even after a restart, and only once", async () => {
  const failing = vi.fn<() => Promise<void>>().mockRejectedValue(new Error("connection refused"));
  const before = await setup(failing);
  await before.receive();
  before.mailer.wake();
  await before.mailer.stop();
  expect(failing).toHaveBeenCalledTimes(1);

  const sent: Mail[] = [];
  const after = await setup(async (mail) => void sent.push(mail), { database: before.database });
  after.later(10_000);
  after.mailer.wake();
  await after.mailer.stop();
  expect(sent).toHaveLength(1);
  expect(await after.outbox.nextTime()).toBeUndefined();
});

test("a mail that cannot be written waits longer each time, and does not delay the mails behind it", async () => {
  const sent: Mail[] = [];
  const { database, mailer, outbox, receive } = await setup(async (mail) => void sent.push(mail));
  await receive({ isReceiptSent: true });
  const replyBy = { at: "soon", timeZone: "Europe/Berlin", isTheirs: true };
  await database
    .updateTable("quoteRequests")
    .set({ replyBy: JSON.stringify(replyBy) })
    .execute();
  await database
    .updateTable("mails")
    .set({ nextTryAt: "2026-11-21T11:00:00.000Z" })
    .where("kind", "=", "receipt")
    .execute();
  mailer.wake();
  await vi.waitFor(() => expect(sent.map(({ to }) => to)).toEqual([["staff@example.com"]]));
  await mailer.stop();
  expect(await outbox.nextTime()).toBe("2026-11-21T12:00:10.000Z");
});

/** Lets the fake clock go on by so many seconds, and the queries of SQLite run, which wait for the real event loop. */
async function passTime(seconds: number): Promise<void> {
  for (let second = 0; second <= seconds; second += 1) {
    if (second > 0) await vi.advanceTimersByTimeAsync(1000);
    for (let turn = 0; turn < 50; turn += 1) await setImmediate();
  }
}

// A fake clock would also time out the queries of Postgres.
test.each(inject("postgresUrl") === undefined ? ["SQLite"] : [])(
  "on %s, if a full disk prevents storing that a mail was sent, it is not sent again, and storing is retried after seconds",
  async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const sent: Mail[] = [];
    const { database, mailer, outbox, receive } = await setup(
      async (mail) => {
        sent.push(mail);
        await setReadOnly(database, true);
      },
      { now: () => new Date() },
    );
    await receive();
    const markSent = vi.spyOn(outbox, "markSent");
    mailer.wake();
    await passTime(0);
    await passTime(9);
    mailer.wake();
    await passTime(0);
    expect(markSent).toHaveBeenCalledTimes(1);
    await passTime(60);
    expect(markSent).toHaveBeenCalledTimes(7);

    await setReadOnly(database, false);
    await passTime(10);
    expect(await outbox.nextTime()).toBeUndefined();
    await mailer.stop();
    expect(sent).toHaveLength(1);
  },
);

test("of several processes on one database, one sends a mail, and another one does if that is killed", async () => {
  const { promise: never } = Promise.withResolvers<void>();
  const first = await setup(() => never);
  await first.receive();
  first.mailer.wake();
  await vi.waitFor(async () => expect(await first.outbox.nextTime()).toBe("2026-11-21T12:00:20.000Z"));

  const sent: Mail[] = [];
  const second = await setup(async (mail) => void sent.push(mail), { database: first.database });
  second.mailer.wake();
  await second.mailer.stop();
  expect(sent).toEqual([]);

  const third = await setup(async (mail) => void sent.push(mail), { database: first.database });
  third.later(20_000);
  third.mailer.wake();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await third.mailer.stop();
});

test("after a process was killed while it sent the receipt, another one sends it, and each mail arrives once", async () => {
  const { promise: never } = Promise.withResolvers<void>();
  const first = await setup(() => never);
  await first.receive({ isReceiptSent: true });
  first.mailer.wake();
  await vi.waitFor(async () => expect(await first.outbox.nextTime()).toBe("2026-11-21T12:00:00.000Z"));

  const sent: Mail[] = [];
  const second = await setup(async (mail) => void sent.push(mail), { database: first.database });
  second.later(20_000);
  second.mailer.wake();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  second.mailer.wake();
  await second.mailer.stop();
  expect(sent.flatMap(({ to }) => to).toSorted()).toEqual(["ada@example.com", "staff@example.com"]);
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(2);
  expect(await second.outbox.nextTime()).toBeUndefined();
});

test("staff can set the recipients, subject and introduction of the mails", async () => {
  const sent: Mail[] = [];
  const { mailSettings, mailer, receive } = await setup(async (mail) => void sent.push(mail));
  await mailSettings.set({
    ...DEFAULT_MAIL_SETTINGS,
    recipients: ["sales@example.com", "quotes@example.com"],
    subject: "RFQ: {name}",
    introduction: "Answer within 1 business day.",
  });
  await receive();
  mailer.wake();
  await mailer.stop();
  expect(sent[0]).toMatchObject({
    to: ["sales@example.com", "quotes@example.com"],
    subject: `RFQ: Ada Bcc: x@evil.example ${sampleQuoteRequest.lastName}`,
    text: expect.stringMatching(/^Answer within 1 business day\.\n\nNumber: .+\nName: Ada/),
  });
});

test("without recipients and subject in the settings, the mail has the server's defaults", async () => {
  const sent: Mail[] = [];
  const { mailSettings, mailer, receive } = await setup(async (mail) => void sent.push(mail));
  await mailSettings.set({ ...DEFAULT_MAIL_SETTINGS, subject: "" });
  await receive();
  mailer.wake();
  await mailer.stop();
  expect(sent[0]).toMatchObject({
    to: ["staff@example.com"],
    subject: expect.stringMatching(/^Quote request \S+ from Ada/),
  });
});

test("if the mail server rejects a visitor's text, staff get a mail without anything of the visitor", async () => {
  const sent: Mail[] = [];
  const spam = Object.assign(new Error("554 spam"), { permanent: true, command: "DATA" });
  const { mailer, outbox, quoteRequests, receive } = await setup(async (mail) => {
    if (JSON.stringify(mail).includes("Ada")) throw spam;
    sent.push(mail);
  });
  await receive();
  mailer.wake();
  await mailer.stop();
  const [request] = (await quoteRequests.find({ limit: 1, offset: 0 })).quoteRequests;
  expect(sent).toMatchObject([
    { to: ["staff@example.com"], subject: `News about quote request ${request?.number}` },
  ]);
  expect(sent[0]?.text).toContain("Open the request in the Studio");
  const typed = Object.values(RECEIVED).filter((value) => value !== "" && value !== RECEIVED.webType);
  for (const value of typed) expect(JSON.stringify(sent[0])).not.toContain(value);
  expect(await outbox.nextTime()).toBeUndefined();
});
