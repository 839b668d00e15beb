import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";

import { QUOTE_REQUEST_PATH } from "contracts/endpoints.ts";
import { DEFAULT_MAIL_SETTINGS } from "contracts/mail-settings.ts";
import { SITE_SIGNATURE_HEADER, signSiteRequest } from "contracts/site-signature.ts";
import { sampleQuoteRequest } from "contracts/testing/sample-quote-request.ts";
import { sql } from "kysely";
import { createLog } from "server-kit/log.ts";
import { freePort } from "server-kit/testing/ports.ts";
import { expect, inject, onTestFinished, test } from "vitest";

import { openPostgresDatabase } from "#database/open-database.ts";
import { createMailSettingsTable } from "#quote-requests/mail-settings-table.ts";
import { claimReceipt, createQuoteRequestTable } from "#quote-requests/quote-request-table.ts";
import { createRequestPageTable } from "#quote-requests/request-page-table.ts";
import { openSharedTestDatabase } from "#testing/database.ts";
import { temporaryFolder } from "#testing/temporary-folder.ts";

const KILLS = 20;
const VISITORS = 6;
const SECRET = "a-long-revalidate-secret";
const DATABASE_URL = inject("postgresUrl") ?? "";

test("two processes on one database are killed twenty times, and no acknowledged quote request is lost or doubled", async () => {
  const processes = await Promise.all([createProcess(), createProcess()]);
  const sent = new Set<string>();
  const over = new AbortController();
  // Also if the test runs into its time limit: nothing may start a process after that.
  onTestFinished(() => over.abort());
  const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
    while (!over.signal.aborted) {
      const email = `${randomUUID()}@example.com`;
      // As the site does: with the same key until a process has acknowledged it, whichever it reaches.
      for (let attempt = visitor; ; attempt += 1) {
        const { url } = processes[attempt % 2] ?? { url: "" };
        if (await sendQuoteRequest(url, email)) break;
      }
      sent.add(email);
    }
  });
  for (let kill = 0; kill < KILLS; kill += 1) {
    over.signal.throwIfAborted();
    await processes[kill % 2]?.restart();
  }
  over.abort();
  await Promise.all(visitors);

  const database = await openPostgresDatabase(DATABASE_URL, createLog("error"));
  onTestFinished(() => database.destroy());
  const stored = await database.selectFrom("quoteRequests").select(["id", "email"]).execute();
  expect(sent.size).toBeGreaterThan(KILLS);
  expect(stored.map(({ email }) => email).toSorted()).toEqual([...sent].toSorted());
  const mails = await database.selectFrom("mails").select(["quoteRequestId", "kind"]).execute();
  const requestsOf = (kind: string) =>
    mails.flatMap((mail) => (mail.kind === kind ? [mail.quoteRequestId] : [])).toSorted();
  expect(requestsOf("request")).toEqual(stored.map(({ id }) => id).toSorted());
  expect(requestsOf("receipt")).toEqual(requestsOf("request"));
}, 600_000);

test("two processes that get the same requests at the same moment store one receipt for each, and send three to an address", async () => {
  const databases = await openSharedTestDatabase(DATABASE_URL);
  const [first, second] = databases.map(createQuoteRequestTable);
  const at = "2026-11-21T12:00:00.000Z";
  const received = { at, isCounted: true, isReceiptSent: true };
  const addBoth = (keys: readonly [string, string]) =>
    Promise.all([
      first?.add(sampleQuoteRequest, { ...received, idempotencyKey: keys[0] }),
      second?.add(sampleQuoteRequest, { ...received, idempotencyKey: keys[1] }),
    ]);
  const numbers = new Set<string | undefined>();
  for (let round = 0; round < 4; round += 1) {
    // Each request reaches both processes.
    const keys = [`a${round}`, `b${round}`] as const;
    for (const added of [...(await addBoth(keys)), ...(await addBoth([keys[1], keys[0]]))])
      numbers.add(added?.number);
  }
  expect(numbers.size).toBe(8);
  const mails = databases[0].selectFrom("mails").select("quoteRequestId").where("kind", "=", "receipt");
  const receipts = (await mails.execute()).map(({ quoteRequestId }) => quoteRequestId);
  expect(new Set(receipts).size).toBe(8);
  expect(receipts).toHaveLength(8);

  const request = { ...sampleQuoteRequest, sender: null, receivedAt: at };
  const claims = await Promise.all(
    receipts.map((id, index) =>
      claimReceipt(databases[index % 2 === 0 ? 0 : 1], { ...request, id }, new Date(at)),
    ),
  );
  expect(claims.filter((claim) => claim === "now")).toHaveLength(3);
});

test("two processes that give a file to two requests at the same moment give it to one, and store a request with a file once", async () => {
  const databases = await openSharedTestDatabase(DATABASE_URL);
  const [first, second] = databases.map(createQuoteRequestTable);
  const [, pages] = databases.map(createRequestPageTable);
  const at = "2026-11-21T12:00:00.000Z";
  const received = { at, isCounted: true, idempotencyKey: undefined };
  const page = await first?.add(sampleQuoteRequest, received);
  for (let round = 0; round < 8; round += 1) {
    const url = `https://files.example/quote/a/${round}.step`;
    const [sent, added] = await Promise.allSettled([
      first?.add({ ...sampleQuoteRequest, fileUpload: url }, received),
      pages?.change(page?.id ?? "", { kind: "addFile", url, name: "part.step" }, at),
    ]);
    const isSent = sent.status === "fulfilled" && sent.value !== undefined;
    expect(added.status === "fulfilled").toBe(!isSent);

    const withFile = { ...sampleQuoteRequest, fileUpload: `${url}.zip` };
    const both = { ...received, idempotencyKey: `key ${round}` };
    const [one, same] = await Promise.all([first?.add(withFile, both), second?.add(withFile, both)]);
    expect(one?.id).toMatch(/./);
    expect(same?.id).toBe(one?.id);
  }
});

test("after Postgres has stalled, what one process has stored can be read by the other one", async () => {
  const url = new URL(DATABASE_URL);
  url.searchParams.set("query_timeout", "2000");
  const [first, second] = await openSharedTestDatabase(url.href);
  const backend = first.selectNoFrom(sql<number>`pg_backend_pid()`.as("pid"));
  const { pid } = await backend.executeTakeFirstOrThrow();
  process.kill(pid, "SIGSTOP");
  try {
    await expect(first.transaction().execute(async () => undefined)).rejects.toThrow("Query read timeout");
  } finally {
    // Postgres now runs the `begin`, although the client has given up.
    process.kill(pid, "SIGCONT");
  }
  const settings = { ...DEFAULT_MAIL_SETTINGS, subject: "Stored after the stall" };
  await createMailSettingsTable(first).set(settings);
  expect(await createMailSettingsTable(second).get()).toEqual(settings);
});

test("a connection that Postgres ends during a transaction is replaced, and nothing else fails", async () => {
  const [database] = await openSharedTestDatabase(DATABASE_URL);
  const end = sql`select pg_terminate_backend(pg_backend_pid())`;
  const ended = database.transaction().execute((transaction) => end.execute(transaction));
  await expect(ended).rejects.toThrow("terminated");
  expect(await createMailSettingsTable(database).get()).toEqual(DEFAULT_MAIL_SETTINGS);
});

/** Starts an admin API on the database. `restart` kills it without warning, like a power cut, and starts it again. */
async function createProcess() {
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    ADMIN_PORT: String(port),
    DATA_DIR: temporaryFolder(),
    DATABASE_URL,
    LOG_LEVEL: "error",
    SANITY_REVALIDATE_SECRET: SECRET,
  };
  let child = await start();

  async function start(): Promise<ChildProcess> {
    const started = spawn(process.execPath, [join(import.meta.dirname, "server.ts")], {
      env,
      stdio: ["ignore", "pipe", "inherit"],
    });
    // Vitest does not end while a process that inherited its output runs.
    onTestFinished(() => void started.kill("SIGKILL"));
    await once(started.stdout, "data");
    return started;
  }

  return {
    url: `http://127.0.0.1:${port}`,
    async restart() {
      const exited = once(child, "exit");
      child.kill("SIGKILL");
      await exited;
      child = await start();
    },
  };
}

/** Whether the request was acknowledged. */
async function sendQuoteRequest(url: string, email: string): Promise<boolean> {
  const body = JSON.stringify({ ...sampleQuoteRequest, email });
  const signature = signSiteRequest(SECRET, { path: QUOTE_REQUEST_PATH, body });
  try {
    const response = await fetch(url + QUOTE_REQUEST_PATH, {
      method: "POST",
      body,
      headers: { [SITE_SIGNATURE_HEADER]: signature, "idempotency-key": email },
    });
    return response.status === 200;
  } catch (error) {
    // Nothing listens on the port, or the connection broke.
    if (error instanceof TypeError) return false;
    throw error;
  }
}
