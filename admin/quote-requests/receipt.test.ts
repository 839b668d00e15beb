import { CLIENT_ADDRESS_HEADER } from "contracts/client-address.ts";
import { customerWordsIn, DEFAULT_MAIL_SETTINGS } from "contracts/mail-settings.ts";
import { Receipt, VISIT_HEADER } from "contracts/receipt.ts";
import { sampleQuoteRequest } from "contracts/testing/sample-quote-request.ts";
import { expect, test } from "vitest";

import { createTestAdmin, readReply } from "#testing/admin.ts";

const { words: ENGLISH_WORDS } = customerWordsIn(DEFAULT_MAIL_SETTINGS, "en");
const AT = new Date("2026-11-21T12:00:00.000Z");
const INSERT = "/api/orderInquiry/insert";

/** Sends a request, and returns the mails to its customer. */
async function receiptOf(
  quoteRequest: object,
  headers: Record<string, string> = {},
  settings = DEFAULT_MAIL_SETTINGS,
) {
  const admin = await createTestAdmin();
  await admin.mailSettings.set(settings);
  const answer = await admin.send(INSERT, { ...sampleQuoteRequest, ...quoteRequest }, headers);
  const { data } = await readReply(answer, Receipt);
  const mails = await admin.database.selectFrom("mails").selectAll().where("kind", "=", "receipt").execute();
  const [due] = mails;
  const receipt = due && (await admin.write(due, AT));
  if (receipt instanceof Date) throw new Error("No limit is reached");
  return { ...admin, data, mails, receipt };
}

const BERLIN = { at: "2026-11-23T17:00:00.000Z", timeZone: "Europe/Berlin", isTheirs: true };

test("the customer gets one receipt with the number, what was sent, when staff reply, and the link", async () => {
  const { data, mails, receipt } = await receiptOf(
    { fileUpload: "https://files.example/quote/a/part.step", fileName: "part.step" },
    { [VISIT_HEADER]: JSON.stringify({ language: "en", replyBy: BERLIN }) },
  );
  expect(data).toEqual({
    number: expect.stringMatching(/^\w{3}-\w{3}$/),
    token: expect.stringMatching(/^[0-9a-f]{40}$/),
    replyBy: BERLIN,
  });
  expect(mails).toHaveLength(1);
  expect(receipt).toMatchObject({
    to: ["ada@example.com"],
    subject: `example.com: we received your request ${data?.number}`,
    senderName: "example.com",
    replyTo: "staff@example.com",
    isAutomatic: true,
  });
  expect(receipt?.text).toBe(`Hello Ada,

Thank you for your request to example.com. Its number is ${data?.number}.
You will hear from us by Mon, Nov\u00A023, 6:00\u00A0PM your time.

Add parts, drawings and files, and check its status:
https://www.example.com/request/${data?.token}

What you sent:
> 12 brackets, AlMg3, 2 mm
> [part .step]`);
});

test("a time in the zone of the office says so, and without a time its sentence is left out", async () => {
  const office = { at: "2026-11-23T10:00:00.000Z", timeZone: "Asia/Shanghai", isTheirs: false };
  const headers = { [VISIT_HEADER]: JSON.stringify({ language: "en", replyBy: office }) };
  expect((await receiptOf({}, headers)).receipt?.text).toContain(
    "by Mon, Nov\u00A023, 6:00\u00A0PM GMT+8.\n",
  );
  expect((await receiptOf({}, { [VISIT_HEADER]: "{" })).receipt?.text).not.toContain("You will hear");
});

test.each([
  ["the name of the company", "Kinetik Parts", "Kinetik Parts"],
  ["a name of several lines in one line", "Kinetik\r\nBcc: x@evil.example", "Kinetik Bcc: x@evil.example"],
  ["the domain, if the name has control characters", "Kinetik\u0000", "example.com"],
  ["the domain, if the name is empty", " ", "example.com"],
  ["the domain, if the name is too long", "K".repeat(61), "example.com"],
])("the mails about a request carry %s", async (_name, brand, expected) => {
  const visit = { [VISIT_HEADER]: JSON.stringify({ language: "de", replyBy: null, brand }) };
  const { receipt, data, database, write } = await receiptOf({}, visit);
  expect(receipt).toMatchObject({
    senderName: expected,
    subject: `${expected}: Ihre Anfrage ${data?.number} ist eingegangen`,
    text: expect.stringContaining(`Ihre Anfrage an ${expected}. Sie`),
  });
  const toStaff = await database
    .selectFrom("mails")
    .selectAll()
    .where("kind", "=", "request")
    .executeTakeFirstOrThrow();
  expect(await write(toStaff, AT)).toMatchObject({ senderName: expected });
});

test("nothing that was typed becomes a link, a header, or a placeholder", async () => {
  const { receipt, data } = await receiptOf({
    firstName: "evil.example\r\nBcc: x@evil.example {link}",
    message:
      "{link} http://evil.example/a \\\\evil.example\\a //192.0.2.1/a www.evil.example x@evil.example mailto:x tel:+1900 evil。example",
  });
  const [, afterGreeting = ""] = (receipt?.text ?? "").split("Hello ");
  expect(receipt?.to).toEqual(["ada@example.com"]);
  expect(receipt?.subject).not.toContain("evil");
  expect(receipt?.text.match(/https?:\/\/\S+/g)).toEqual([`https://www.example.com/request/${data?.token}`]);
  expect(afterGreeting).not.toMatch(/\S[.。]example\b(?!\.com\/request)|@\S|mailto:\S|tel:\S/);
  expect(receipt?.text).toContain("> {link} http: / /evil .example/a \\ \\evil .example\\a / /192.0.2.1/a");
});

test.each(["\n", "\r", "\r\n", "\v", "\f", "\u0085", "\u2028", "\u2029"])(
  "after the line break %j, what was typed is still quoted",
  async (lineBreak) => {
    const { receipt } = await receiptOf({ message: ["12 brackets", "Call our desk"].join(lineBreak) });
    expect(receipt?.text).toMatch(/\n> 12 brackets\n> Call our desk$/);
  },
);

test.each([
  ["two addresses", { email: "a@example.com, b@example.com" }],
  ["a header", { email: "a@example.com\r\nBcc: b@example.com" }],
  ["no address", { email: "call me" }],
])("%s in the field of the address get no receipt, but the request is stored", async (_name, field) => {
  const { all, mails } = await receiptOf(field);
  expect(mails).toEqual([]);
  expect(await all()).toHaveLength(1);
});

test("a request that looks automated gets the same answer and no receipt", async () => {
  const { data, mails } = await receiptOf({}, { "x-suspected": "sent after 0.4 s" });
  expect(data).toMatchObject({ number: expect.any(String), token: expect.any(String) });
  expect(mails).toEqual([]);
});

test("a request that is sent again gets the same number and link, and no second receipt", async () => {
  const headers = { "idempotency-key": "k1" };
  const { data, database, send } = await receiptOf({}, headers);
  expect((await readReply(await send(INSERT, sampleQuoteRequest, headers), Receipt)).data).toEqual(data);
  const mails = await database.selectFrom("mails").select("kind").where("kind", "=", "receipt").execute();
  expect(mails).toHaveLength(1);
});

test("after some minutes, only a key that its sender alone knows brings the link again, until staff revoke it", async () => {
  const { database, later, links, send, write } = await createTestAdmin();
  const answerTo = async (key: string) => {
    const headers = { "idempotency-key": key };
    return (await readReply(await send(INSERT, sampleQuoteRequest, headers), Receipt)).data;
  };
  const secret = "0af3".repeat(8);
  const [ofForm, ofScript] = [await answerTo("form-2026-11-21"), await answerTo(secret)];
  later(9 * 60_000);
  expect(await answerTo("form-2026-11-21")).toEqual(ofForm);
  later(60_000);
  expect(await answerTo("form-2026-11-21")).toEqual({ ...ofForm, token: undefined });
  expect(await answerTo(secret)).toEqual(ofScript);

  const at = "2026-11-21T12:10:00.000Z";
  for (const { id } of await database.selectFrom("quoteRequests").select("id").execute()) {
    await links.revoke(id, new Date(at));
    // The mail server was down, so the receipt is written now.
    expect(await write({ quoteRequestId: id, kind: "receipt", about: "" }, new Date(at))).toBeUndefined();
    // A link that staff open is theirs to hand out.
    await links.open(id, new Date(at));
  }
  expect(await answerTo(secret)).toEqual({ ...ofScript, token: undefined });
});

test("what is stored of a sender does not reveal the address, and differs each day", async () => {
  const { database, later, send } = await createTestAdmin();
  for (const message of ["first", "second"]) {
    await send(INSERT, { ...sampleQuoteRequest, message }, { [CLIENT_ADDRESS_HEADER]: "192.0.2.1" });
    later(24 * 3_600_000);
  }
  const stored = await database.selectFrom("quoteRequests").select("sender").execute();
  const senders = new Set(stored.map(({ sender }) => sender));
  expect(senders.size).toBe(2);
  for (const sender of senders) expect(sender).toMatch(/^[0-9a-f]{16}$/);
});

test("a receipt that could not be sent for a day is not sent any more", async () => {
  const { mails, write } = await receiptOf({});
  const [due] = mails;
  expect(due && (await write(due, new Date(AT.getTime() + 24 * 3_600_000)))).toBeDefined();
  expect(due && (await write(due, new Date(AT.getTime() + 24 * 3_600_000 + 1)))).toBeUndefined();
});

test.each([
  [
    "de",
    "Anfrage {number}",
    /^Bis Mo\., 23\.\u00A0Nov\., 18:00 Ihrer Zeit: https:\/\/www\.example\.com\/de\/request\/\{token\}$/,
  ],
  [
    "fr",
    "example.com: we received your request {number}",
    /by Mon, Nov\u00A023, 6:00\u00A0PM your time\.[^]+example\.com\/fr\/request\//,
  ],
])(
  "editors word the receipt in each language, otherwise it is in English: %s",
  async (language, subject, text) => {
    const german = {
      ...ENGLISH_WORDS,
      receiptSubject: "Anfrage {number}",
      receiptText: "Bis {replyBy}: {link}",
      yourTime: "Ihrer Zeit",
    };
    const visit = { [VISIT_HEADER]: JSON.stringify({ language, replyBy: BERLIN }) };
    const settings = {
      ...DEFAULT_MAIL_SETTINGS,
      recipients: ["sales@example.com"],
      customerWords: { de: german },
    };
    const { data, receipt } = await receiptOf({}, visit, settings);
    const received = receipt?.text.replace(data?.token ?? "", "{token}");
    expect(receipt).toMatchObject({
      subject: subject.replace("{number}", data?.number ?? ""),
      replyTo: "sales@example.com",
    });
    expect(received).toMatch(text);
  },
);

test("a German page has a German receipt before staff word one, with both names and the time as Germans write it", async () => {
  const visit = { [VISIT_HEADER]: JSON.stringify({ language: "de", replyBy: BERLIN }) };
  const { data, receipt } = await receiptOf({}, visit);
  expect(receipt?.subject).toBe(`example.com: Ihre Anfrage ${data?.number} ist eingegangen`);
  expect(receipt?.text).toContain("Guten Tag Ada Lovelace,");
  expect(receipt?.text).toContain("Sie hören von uns bis Mo., 23.\u00A0Nov., 18:00 Ihrer Zeit.");
  expect(receipt?.text).toContain(`https://www.example.com/de/request/${data?.token}`);
});

test("a Japanese receipt has no space before the full-width bracket after the time", async () => {
  const visit = { [VISIT_HEADER]: JSON.stringify({ language: "ja", replyBy: BERLIN }) };
  const { receipt } = await receiptOf({}, visit);
  expect(receipt?.text).toContain("18:00（お客様の現地時間）までにご連絡します。");
});

test("with the receipt switched off, none is sent", async () => {
  const { database, mailSettings, send } = await createTestAdmin();
  await mailSettings.set({ ...DEFAULT_MAIL_SETTINGS, isReceiptSent: false });
  await send(INSERT, sampleQuoteRequest);
  expect(await database.selectFrom("mails").select("kind").execute()).toEqual([{ kind: "request" }]);
});
