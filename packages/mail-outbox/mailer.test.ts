import { createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

import { sql } from "kysely";
import { createLog } from "server-kit/log.ts";
import { listenOnFreePort } from "server-kit/testing/ports.ts";
import { openDatabase } from "sql-database/open-database.ts";
import { openSqlite, sqliteDialect, sqliteEngine } from "sql-database/sqlite.ts";
import { expect, onTestFinished, test, vi } from "vitest";

import { createMailer, createSmtpSender, type Mail } from "./mailer.ts";
import { defineOutbox } from "./outbox.ts";

interface MailKey {
  readonly orderId: string;
  readonly kind: string;
}
const mails = defineOutbox<MailKey>("mails", ["orderId", "kind"]);
const NOW = "2026-11-21T12:00:00.000Z";
const NEXT_HOUR = new Date("2026-11-21T13:00:00.000Z");
const mailAbout = ({ orderId, kind }: MailKey): Mail => ({
  subject: `${kind} ${orderId}`,
  text: "Thank you",
  senderName: "Example Shop",
  to: ["ada@example.com"],
  replyTo: undefined,
  messageId: `<${orderId}.${kind}@shop>`,
  isAutomatic: true,
  ...(kind === "order" ? { ifRejected: { subject: "An order", text: "See the shop" } } : {}),
});

const log = createLog("error", () => undefined);
const write = async (mail: MailKey, at: Date) => {
  if (mail.kind === "limited" && at < NEXT_HOUR) return NEXT_HOUR;
  return mail.kind === "silent" ? undefined : mailAbout(mail);
};

/** Instead of a response: one that never ends. */
const TRICKLE = "2";

/** An SMTP server that rejects what contains a word, in a command or a text, and returns what it has accepted. */
async function openSmtpServer(responses: Readonly<Record<string, string>>, maxSendingMs?: number) {
  const accepted: string[] = [];
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    let isText = false;
    let received = "";
    socket.on("error", () => undefined).write("220 ready\r\n");
    socket.setEncoding("utf8").on("data", (chunk) => {
      received += String(chunk);
      if (!received.endsWith(isText ? "\r\n.\r\n" : "\r\n")) return;
      const word = Object.keys(responses).find((each) => received.includes(each));
      if (isText && word === undefined) accepted.push(received);
      isText = received === "DATA\r\n";
      received = "";
      if (word !== undefined && responses[word] === TRICKLE) {
        const timer = setInterval(() => socket.write(TRICKLE), 20);
        socket.once("close", () => clearInterval(timer));
        return;
      }
      socket.write(`${(word && responses[word]) ?? (isText ? "354 go on" : "250 ok")}\r\n`);
    });
  });
  const port = await listenOnFreePort(server);
  onTestFinished(() => void server.close());
  const settings = { smtpUrl: `smtp://127.0.0.1:${port}`, from: "shop@example.com" };
  return {
    accepted,
    connections: () => sockets.length,
    breakConnections: () => sockets.forEach((socket) => socket.destroy()),
    send: createSmtpSender({ ...settings, ...(maxSendingMs !== undefined && { maxSendingMs }) }),
  };
}

async function setup() {
  const database = await openDatabase<object>({
    dialect: sqliteDialect(openSqlite(":memory:")),
    engine: sqliteEngine(":memory:"),
    migrations: [],
  });
  onTestFinished(() => database.destroy());
  await sql`create table mails (
    order_id text not null, kind text not null, sender text not null default '', tries integer not null default 0,
    next_try_at text not null, sent_at text, failed_at text, primary key (order_id, kind)
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
    run: async (send = async ({ subject }: Mail): Promise<unknown> => sent.push(subject)) => {
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

test("a mail that has to wait is sent at its time, and does not delay the others", async () => {
  const { database, outbox, sent, run, later } = await setup();
  await mails.add(database, { orderId: "1", kind: "limited" }, NOW);
  await mails.add(database, { orderId: "2", kind: "receipt" }, NOW);
  await run();
  await run();
  expect([sent, await outbox.nextTime()]).toEqual([["receipt 2"], NEXT_HOUR.toISOString()]);
  later(3_600_000);
  // Waiting is no failed try.
  expect(await outbox.take(NEXT_HOUR.toISOString(), NEXT_HOUR.toISOString())).toMatchObject({ tries: 0 });
  await run();
  expect(sent).toEqual(["receipt 2", "limited 1"]);
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

test("a mail that has failed never delays one that has not", async () => {
  const { database, sent, run, later } = await setup();
  const earlier = "2026-11-21T11:00:00.000Z";
  await mails.add(database, { orderId: "1", kind: "receipt" }, earlier);
  await run(async () => Promise.reject(new Error("connection refused")));
  later(60_000);
  await mails.add(database, { orderId: "2", kind: "receipt" }, "2026-11-21T12:00:59.000Z");
  await run();
  await run();
  expect(sent).toEqual(["receipt 2", "receipt 1"]);
});

test("senders take turns: the hundred mails of one delay those of the others by one mail each", async () => {
  const { database, sent, run, later } = await setup();
  const add = (orderId: string, at: string, sender?: string) =>
    mails.add(database, { orderId, kind: "receipt" }, at, sender);
  for (let index = 0; index < 100; index += 1) await add(`a${index}`, "2026-11-21T11:00:00.000Z", "a");
  for (const name of ["b", "c"])
    for (let index = 0; index < 2; index += 1)
      await add(`${name}${index}`, `2026-11-21T11:30:0${index}.000Z`, name);
  await add("unknown", "2026-11-21T11:45:00.000Z");
  const send = async ({ subject }: Mail) => {
    sent.push(subject.split(" ")[1] ?? "");
    later(1000);
  };
  for (let index = 0; index < 106; index += 1) {
    if (index === 6) await add("late", "2026-11-21T11:59:00.000Z", "d");
    await run(send);
  }
  expect(new Set(sent).size).toBe(106);
  const turns = sent.map((name) => name.replace(/\d+$/, ""));
  expect(turns.slice(0, 4).toSorted()).toEqual(["a", "b", "c", "unknown"]);
  expect(turns.indexOf("late")).toBeLessThan(9);
  expect(turns.lastIndexOf("b")).toBeLessThan(9);
  expect(turns.lastIndexOf("c")).toBeLessThan(9);
});

test("mails that follow each other go over one connection, until it breaks", async () => {
  const { accepted, breakConnections, connections, send } = await openSmtpServer({});
  for (const orderId of ["1", "2", "3"]) await send(mailAbout({ orderId, kind: "receipt" }));
  expect([accepted.length, connections()]).toEqual([3, 1]);
  breakConnections();
  await send(mailAbout({ orderId: "4", kind: "receipt" }));
  expect([accepted.length, connections()]).toEqual([4, 2]);
});

test("a mail about which the server never finishes its answer is tried again later, and sent once", async () => {
  const slow = "Subject: receipt 1";
  const responses: Record<string, string> = { [slow]: TRICKLE };
  const { accepted, connections, send } = await openSmtpServer(responses, 1000);
  const { database, outbox, run, later } = await setup();
  await mails.add(database, { orderId: "1", kind: "receipt" }, "2026-11-21T11:00:00.000Z");
  await mails.add(database, { orderId: "2", kind: "receipt" }, NOW);
  await run(send);
  await run(send);
  expect(accepted).toEqual([expect.stringContaining("Subject: receipt 2")]);
  expect(await outbox.nextTime()).toBe("2026-11-21T12:00:10.000Z");
  delete responses[slow];
  // Long enough for a second attempt of Nodemailer.
  await sleep(1500);
  expect(accepted).toHaveLength(1);
  later(10_000);
  await run(send);
  expect([accepted.length, await outbox.nextTime()]).toEqual([2, undefined]);
  expect(connections()).toBeGreaterThan(1);
});

test("a mail whose recipient or content the server rejects for good is given up at once", async () => {
  const { send } = await openSmtpServer({ "RCPT TO": "550 no such user" });
  const { database, outbox, run } = await setup();
  await mails.add(database, { orderId: "1", kind: "receipt" }, NOW);
  await run(send);
  expect(await outbox.nextTime()).toBeUndefined();
  const stored = await sql`select sent_at, failed_at from mails`.execute(database);
  expect(stored.rows).toEqual([{ sentAt: null, failedAt: NOW }]);
});

test("instead of a mail that is rejected for its content, the short one is sent, once and without the reply address", async () => {
  const { accepted, send } = await openSmtpServer({ "Thank you": "554 spam" });
  const { database, outbox, run } = await setup();
  await mails.add(database, { orderId: "1", kind: "order" }, NOW);
  await run(send);
  expect(await outbox.nextTime()).toBeUndefined();
  expect(accepted).toHaveLength(1);
  expect(accepted[0]).toMatch(/^Subject: An order\r\n/m);
  expect(accepted[0]).toMatch(/\r\n\r\nSee the shop/);
});

test.each([
  ["the content for now", { "Thank you": "451 later" }, "receipt"],
  ["the sender", { "MAIL FROM": "550 not allowed to send" }, "receipt"],
  ["the recipient of a mail with a short one", { "RCPT TO": "550 no such user" }, "order"],
])(
  "if the server rejects %s, the mail is tried again for a week, then given up",
  async (_, responses, kind) => {
    const { send } = await openSmtpServer(responses);
    const { database, outbox, run, later } = await setup();
    await mails.add(database, { orderId: "1", kind }, NOW);
    await run(send);
    expect(await outbox.nextTime()).toBe("2026-11-21T12:00:10.000Z");
    const tries = async () => {
      const { rows } = await sql<{ tries: number }>`select tries from mails`.execute(database);
      return rows[0]?.tries ?? 0;
    };
    let days = 0;
    while ((await outbox.nextTime()) !== undefined && days < 30) {
      const before = await tries();
      later(3_600_000);
      days += 1 / 24;
      await run(before < 170 ? async () => Promise.reject(new Error("connection refused")) : send);
    }
    expect(days).toBeGreaterThan(6.5);
    expect(days).toBeLessThan(8);
  },
);
