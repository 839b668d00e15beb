import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { setDiskFull } from "#security/testing/disk-full.ts";
import { expect, expectError, requireLinux, test } from "#security/testing/test.ts";
import { type NewQuoteRequest, newQuoteRequest, storedQuoteRequests } from "#testing/quote-requests.ts";
import { type HttpResponse, postJson, type RequestOptions } from "#testing/request.ts";
import type { Sandbox } from "#testing/sandbox.ts";
import { API } from "#testing/site.ts";
import { waitFor } from "#testing/wait.ts";

test(
  "a failure is reported within 5 s, and no acknowledged quote request is lost",
  { tag: "@sandbox" },
  async ({ sandbox }) => {
    requireLinux();
    await traceRequest(sandbox);
    await fillDisk(sandbox);
    await lockDatabase(sandbox);
    await stopAdmin(sandbox);
    await breakMailServer(sandbox);
    const unescaped = [...sandbox.admin.lines, ...sandbox.site.lines].filter(
      (line) => line.includes("\u001B[2J") || line.includes("\u0007"),
    );
    expect(unescaped, "both logs").toEqual([]);
  },
);

test(
  "if the admin API is killed between storing and responding, a retry does not store the request again",
  { tag: "@sandbox" },
  async ({ sandbox }) => {
    const killer = new URL("./testing/kill-before-response.ts", import.meta.url).href;
    await sandbox.admin.stop();
    await sandbox.admin.start({ imports: [killer] });
    const quoteRequest = newQuoteRequest();
    expectError(await post(sandbox, quoteRequest, "the admin API is killed before it responds"));
    await sandbox.admin.stop();
    await sandbox.admin.start();
    expect(await storedQuoteRequests(sandbox, quoteRequest.email), "before the retry").toHaveLength(1);
    await expectStoredOnceAfterRetry(sandbox, quoteRequest);
  },
);

function post(
  { siteUrl }: Sandbox,
  quoteRequest: NewQuoteRequest,
  label: string,
  headers: RequestOptions["headers"] = {},
): Promise<HttpResponse> {
  return postJson(siteUrl, API.quoteRequest, quoteRequest, {
    label,
    headers: { "idempotency-key": quoteRequest.email, ...headers },
  });
}

async function expectStoredOnceAfterRetry(sandbox: Sandbox, quoteRequest: NewQuoteRequest): Promise<void> {
  const retry = await post(sandbox, quoteRequest, "sent again");
  expect(retry).toHaveStatus(200);
  expect(await storedQuoteRequests(sandbox, quoteRequest.email), retry.request).toHaveLength(1);
}

/** Asserts that the request id in the visitor's response is also in the admin API's log. */
async function traceRequest(sandbox: Sandbox): Promise<void> {
  const response = await post(sandbox, newQuoteRequest(), "without a fault");
  const id = String(response.headers["x-request-id"]);
  const line = await waitFor(
    () => sandbox.admin.lines.find((each) => each.includes(`"requestId":"${id}"`)),
    (found) => found !== undefined,
  );
  expect(line, "the line with this id in the log of the admin API").toContain(`"path":"${API.quoteRequest}"`);
}

async function fillDisk(sandbox: Sandbox): Promise<void> {
  const quoteRequest = newQuoteRequest();
  await setDiskFull(sandbox.admin.pid, true);
  expectError(await post(sandbox, quoteRequest, "the disk is full"));
  await setDiskFull(sandbox.admin.pid, false);
  await expectStoredOnceAfterRetry(sandbox, quoteRequest);
}

async function lockDatabase(sandbox: Sandbox): Promise<void> {
  const quoteRequest = newQuoteRequest();
  const database = new DatabaseSync(join(sandbox.dataDirectory, "admin.db"));
  database.exec("begin immediate");
  expectError(await post(sandbox, quoteRequest, "the database is locked"));
  database.exec("rollback");
  database.close();
  await expectStoredOnceAfterRetry(sandbox, quoteRequest);
}

async function stopAdmin(sandbox: Sandbox): Promise<void> {
  const [first, second] = [newQuoteRequest(), newQuoteRequest()];
  process.kill(sandbox.admin.pid, "SIGSTOP");
  expectError(await post(sandbox, first, "the admin API hangs"));
  process.kill(sandbox.admin.pid, "SIGCONT");
  await expectStoredOnceAfterRetry(sandbox, first);
  await sandbox.admin.kill();
  expectError(await post(sandbox, second, "the admin API is down"));
  await sandbox.admin.start();
  await expectStoredOnceAfterRetry(sandbox, second);
}

async function breakMailServer(sandbox: Sandbox): Promise<void> {
  sandbox.mailServer.setBehavior("hang");
  const hanging = newQuoteRequest();
  const response = await post(sandbox, hanging, "the mail server hangs");
  expect(response).toHaveStatus(200);
  expect(response.ms, response.request).toBeLessThan(1000);
  sandbox.mailServer.setBehavior("close");
  const spam = newQuoteRequest();
  await post(sandbox, spam, "from a bot", { "x-suspected": "hidden field" });
  const malicious = newQuoteRequest({
    firstName: "Ada\r\nBcc: x@evil.example",
    lastName: "X\nX-Evil: 1",
  });
  const accepted = await post(sandbox, malicious, "the mail server is down, the name contains headers");
  expect(accepted).toHaveStatus(200);
  await sandbox.admin.kill();
  sandbox.mailServer.setBehavior("accept");
  await sandbox.admin.start();
  const mails = await waitForMails(sandbox, malicious.email);
  expect(mails, "killed between the response and the mail, started again").toHaveLength(1);
  const [head] = mails[0]?.split("\r\n\r\n", 1) ?? [];
  expect(head, "the head of the mail").not.toMatch(/^(?:bcc|x-evil):/im);
  await sandbox.admin.stop();
  await sandbox.admin.start();
  expect(await waitForMails(sandbox, hanging.email), "about the request during the hang").toHaveLength(1);
  expect(mailsAbout(sandbox, malicious.email), "after another start").toHaveLength(1);
  expect(mailsAbout(sandbox, spam.email), "about the suspected request").toEqual([]);
  const receipts = await waitFor(
    () => receiptsTo(sandbox, malicious.email),
    (found) => found.length > 0,
    30_000,
  );
  expect(receipts, "receipts of a request whose process was killed").toHaveLength(1);
  const [receiptHead] = receipts[0]?.split("\r\n\r\n", 1) ?? [];
  expect(receiptHead, "the head of the receipt").not.toMatch(/evil/i);
  expect(receiptHead).toMatch(/^Auto-Submitted: auto-generated/im);
  expect(receiptsTo(sandbox, spam.email), "to the sender of the suspected request").toEqual([]);
}

/** The mails to staff about a quote request. */
function mailsAbout({ mailServer }: Sandbox, email: string): readonly string[] {
  return mailServer.mails.filter((mail) => mail.includes(email) && /^To: staff@/im.test(mail));
}

/** The mails to the customer. */
function receiptsTo({ mailServer }: Sandbox, email: string): readonly string[] {
  return mailServer.mails.filter(
    (mail) => mail.includes(`To: ${email}`) && !mail.includes(`Reply-To: ${email}`),
  );
}

/** The mails about a quote request, as soon as one has arrived. */
function waitForMails(sandbox: Sandbox, email: string): Promise<readonly string[]> {
  return waitFor(
    () => mailsAbout(sandbox, email),
    (mails) => mails.length > 0,
    30_000,
  );
}
