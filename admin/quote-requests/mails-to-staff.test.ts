import { CLIENT_ADDRESS_HEADER } from "contracts/client-address.ts";
import { QUOTE_REQUEST_PATH } from "contracts/endpoints.ts";
import { sampleQuoteRequest } from "contracts/testing/sample-quote-request.ts";
import { createMailer, type Mail } from "mail-outbox/mailer.ts";
import { createLog } from "server-kit/log.ts";
import { expect, test } from "vitest";

import { createTestAdmin } from "#testing/admin.ts";
import { openRequestPage } from "#testing/request-page.ts";
import { sendDueMails } from "#testing/send-due.ts";

type TestAdmin = Awaited<ReturnType<typeof createTestAdmin>>;

const MINUTE_MS = 60_000;

/** Sends the mails that are due, and returns those to staff. `mailMs`: how long the mail server takes for one. */
async function sendDue(admin: TestAdmin, mailMs = 0): Promise<Mail[]> {
  const sent = await sendDueMails(admin, () => admin.later(mailMs));
  return sent.filter(({ to }) => to.includes("staff@example.com"));
}

async function sendFrom({ send }: TestAdmin, address: string, quoteRequest: object): Promise<void> {
  const headers = { [CLIENT_ADDRESS_HEADER]: address };
  await send(QUOTE_REQUEST_PATH, { ...sampleQuoteRequest, ...quoteRequest }, headers);
}

test("what a customer adds within ten minutes is one mail to staff, with all answers", async () => {
  const admin = await openRequestPage();
  await sendDue(admin);
  for (let index = 0; index < 50; index += 1) {
    await admin.change({ kind: "answer", text: `Answer ${index}.` });
    admin.later(10_000);
  }
  await admin.change({ kind: "details", details: { company: "Engines" } });
  expect(await sendDue(admin)).toEqual([]);
  admin.later(2 * MINUTE_MS);
  const mails = await sendDue(admin);
  expect(mails).toMatchObject([{ subject: `Message about request ${admin.number} from Ada Lovelace` }]);
  for (let index = 0; index < 50; index += 1) expect(mails[0]?.text).toContain(`Answer ${index}.\n`);

  await admin.change({ kind: "details", details: { company: "Analytical Engines" } });
  admin.later(10 * MINUTE_MS);
  const [details] = await sendDue(admin);
  expect(details?.subject).toContain("New details");
  expect(details?.text).not.toContain("Answer");
});

test("an answer that an earlier version has put into the outbox is mailed", async () => {
  const { change, mails, database, write, id } = await openRequestPage();
  const { data } = await change({ kind: "answer", text: "5083" });
  const about = data?.events[0]?.id ?? "";
  await database.updateTable("mails").set({ kind: "answer", about }).where("kind", "=", "details").execute();
  expect(await mails()).toMatchObject([{ quoteRequestId: id, kind: "answer" }]);
  const [mail] = await mails();
  expect(mail && (await write(mail, new Date("2026-11-21T13:00:00.000Z")))).toMatchObject({
    text: expect.stringMatching(/^5083\n/),
  });
});

test("six senders of many requests delay the mail about a customer's by a few seconds, and staff get few mails about theirs", async () => {
  const admin = await createTestAdmin();
  for (let index = 0; index < 180; index += 1)
    await sendFrom(admin, `192.0.2.${index % 6}`, { firstName: "Bot", email: "no address" });
  await sendFrom(admin, "198.51.100.1", { email: "no address" });
  const before = admin.now().getTime();
  const sent = await sendDue(admin, 1000);
  expect(sent.findIndex(({ subject }) => subject.includes("Ada"))).toBeLessThan(7);
  expect(sent.length).toBeLessThan(60);
  expect(admin.now().getTime() - before).toBeLessThan(60_000);

  // A customer who comes later has a place, too.
  await sendFrom(admin, "198.51.100.2", { firstName: "Grace", email: "no address" });
  expect(await sendDue(admin)).toMatchObject([{ subject: expect.stringContaining("Grace") }]);

  admin.later(11 * MINUTE_MS);
  const summaries = await sendDue(admin);
  expect(summaries).toMatchObject([{ subject: `News about ${181 - sent.length} quote requests` }]);
  expect(summaries[0]?.text).toContain(`and ${181 - sent.length - 100} more`);
  expect(summaries[0]?.text).not.toContain("Bot");
  admin.later(24 * 60 * MINUTE_MS);
  expect(await sendDue(admin)).toEqual([]);
});

test("above the limit, each request is named once in one mail, which is tried again, and which survives a restart", async () => {
  const admin = await createTestAdmin();
  for (let index = 0; index < 80; index += 1)
    await sendFrom(admin, `192.0.2.${index}`, { firstName: `Ada${index}`, email: "no address" });
  expect(await sendDue(admin)).toHaveLength(60);
  admin.later(11 * MINUTE_MS);
  const down = createMailer({
    outbox: admin.outbox,
    write: admin.write,
    send: async () => Promise.reject(new Error("connection refused")),
    log: createLog("error", () => undefined),
    now: admin.now,
  });
  down.wake();
  await down.stop();
  admin.later(60 * MINUTE_MS);
  const [summary, ...others] = await sendDue(admin);
  expect(others).toEqual([]);
  const stored = await admin.database.selectFrom("mails").select(["quoteRequestId", "kind"]).execute();
  const mailed = stored.filter(({ kind }) => kind === "request");
  const ids = new Set(mailed.map(({ quoteRequestId }) => quoteRequestId));
  // Customers who change their requests for days would add a row for each of them and each period, which the claim of each mail reads.
  expect(stored.filter(({ kind }) => kind === "summary")).toHaveLength(1);
  const rest = (await admin.all()).filter(({ id }) => !ids.has(id));
  expect(rest).toHaveLength(20);
  const lines = summary?.text.split("\n").filter((line) => line.includes("https:"));
  expect(lines?.toSorted()).toEqual(
    rest
      .map(({ id, number }) => `${number} https://studio.example.com/quote-requests/requests/${id}`)
      .toSorted(),
  );
});
