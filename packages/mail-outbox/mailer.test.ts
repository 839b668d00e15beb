import { sql } from "kysely";
import { createLog } from "server-kit/log.ts";
import { openDatabase } from "sql-database/open-database.ts";
import { openSqlite, sqliteDialect, sqliteEngine } from "sql-database/sqlite.ts";
import { expect, onTestFinished, test, vi } from "vitest";

import { createMailer, type Mail } from "./mailer.ts";
import { defineOutbox } from "./outbox.ts";

interface MailKey {
  readonly orderId: string;
  readonly kind: string;
}
const mails = defineOutbox<MailKey>("mails", ["orderId", "kind"]);
const NOW = "2026-11-21T12:00:00.000Z";
const mailAbout = ({ orderId, kind }: MailKey): Mail => ({
  subject: `${kind} ${orderId}`,
  text: "Thank you",
  senderName: "Example Shop",
  to: ["ada@example.com"],
  replyTo: undefined,
  messageId: `<${orderId}.${kind}@shop>`,
  isAutomatic: true,
});

const log = createLog("error", () => undefined);
const write = async (mail: MailKey) => (mail.kind === "silent" ? undefined : mailAbout(mail));

async function setup() {
  const database = await openDatabase<object>({
    dialect: sqliteDialect(openSqlite(":memory:")),
    engine: sqliteEngine(":memory:"),
    migrations: [],
  });
  onTestFinished(() => database.destroy());
  await sql`create table mails (
    order_id text not null, kind text not null, tries integer not null default 0,
    next_try_at text not null, sent_at text, primary key (order_id, kind)
  )`.execute(database);
  const outbox = mails.open(database);
  let time = Date.parse(NOW);
  const sent: string[] = [];
  return {
    database,
    outbox,
    sent,
    later: (ms: number) => void (time += ms),
    /** Sends what is due, with a mailer that ends then. */
    run: async (send = async ({ subject }: Mail): Promise<void> => void sent.push(subject)) => {
      const mailer = createMailer({ outbox, write, send, log, now: () => new Date(time) });
      mailer.wake();
      await mailer.stop();
    },
  };
}

test("mails that are due are sent once, the earliest first", async () => {
  const { database, outbox, sent, run, later } = await setup();
  await mails.add(database, { orderId: "1", kind: "shipped" }, "2026-11-21T12:00:01.000Z");
  await mails.add(database, { orderId: "2", kind: "receipt" }, NOW);
  await mails.add(database, { orderId: "2", kind: "receipt" }, "2026-11-21T11:00:00.000Z");
  await run();
  expect(sent).toEqual(["receipt 2"]);
  later(1000);
  await run();
  expect(sent).toEqual(["receipt 2", "shipped 1"]);
  expect(await outbox.nextTime()).toBeUndefined();
});

test("a mail that is not accepted waits twice as long each time", async () => {
  const { database, outbox, run, later } = await setup();
  const refused = vi.fn<() => Promise<void>>().mockRejectedValue(new Error("connection refused"));
  await mails.add(database, { orderId: "1", kind: "receipt" }, NOW);
  await run(refused);
  expect(await outbox.nextTime()).toBe("2026-11-21T12:00:10.000Z");
  later(10_000);
  await run(refused);
  expect(await outbox.nextTime()).toBe("2026-11-21T12:00:30.000Z");
  expect(refused).toHaveBeenCalledTimes(2);
});

test("a mail about which there is nothing to say is not sent, and not due again", async () => {
  const { database, outbox, sent, run } = await setup();
  await mails.add(database, { orderId: "1", kind: "silent" }, NOW);
  await run();
  expect([sent, await outbox.nextTime()]).toEqual([[], undefined]);
});

test("a mail that one process has taken is due again after its time", async () => {
  const { database, outbox } = await setup();
  const key = { orderId: "1", kind: "receipt" };
  await mails.add(database, key, NOW);
  const until = "2026-11-21T12:00:20.000Z";
  expect(await outbox.take(NOW, until)).toMatchObject({ ...key, tries: 0 });
  expect(await outbox.take(NOW, until)).toBeUndefined();
  await outbox.keep(key, "2026-11-21T12:00:30.000Z");
  expect(await outbox.take(until, until)).toBeUndefined();
  expect(await outbox.take("2026-11-21T12:00:30.000Z", until)).toMatchObject({ ...key, tries: 0 });
});
