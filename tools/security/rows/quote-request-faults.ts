import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { type NewQuoteRequest, newQuoteRequest, storedQuoteRequests } from "../../sandbox/quote-requests.ts";
import { type HttpResponse, postJson, type RequestOptions } from "../../sandbox/request.ts";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { API } from "../../sandbox/site.ts";
import { waitFor } from "../../sandbox/wait.ts";
import type { Row, TestContext } from "../context.ts";
import { setDiskFull } from "../disk-full.ts";
import { expectError, expectThat } from "../expect.ts";

export const quoteRequestFaults: readonly Row[] = [
  {
    number: 41,
    area: "form",
    title: "a failure is reported within 5 s, and no acknowledged quote request is lost",
    needsSandbox: true,
    async attack(context) {
      const sandbox = await context.openSandbox();
      await traceRequest(context, sandbox);
      await fillDisk(context, sandbox);
      await lockDatabase(context, sandbox);
      await stopAdmin(context, sandbox);
      await breakMailServer(context, sandbox);
      const unescaped = [...sandbox.admin.lines, ...sandbox.site.lines].filter(
        (line) => line.includes("\u001B[2J") || line.includes("\u0007"),
      );
      expectThat(
        context,
        { request: "both logs" },
        "no control sequence from a visitor",
        unescaped.length === 0,
        unescaped[0],
      );
    },
  },
  {
    number: 42,
    area: "form",
    title:
      "if the admin API is killed between storing and responding, a retry does not store the request again",
    needsSandbox: true,
    async attack(context) {
      const sandbox = await context.openSandbox();
      const killer = new URL("../preload/kill-before-response.ts", import.meta.url).href;
      await sandbox.admin.stop();
      await sandbox.admin.start({ imports: [killer] });
      const quoteRequest = newQuoteRequest();
      expectError(context, await post(sandbox, quoteRequest, "the admin API is killed before it responds"));
      await sandbox.admin.stop();
      await sandbox.admin.start();
      const { length } = await storedQuoteRequests(sandbox, quoteRequest.email);
      expectThat(context, { request: "before the retry" }, "stored once", length === 1, `${length} times`);
      await expectStoredOnceAfterRetry(context, sandbox, quoteRequest);
    },
  },
];

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

async function expectStoredOnceAfterRetry(
  context: TestContext,
  sandbox: Sandbox,
  quoteRequest: NewQuoteRequest,
): Promise<void> {
  const retry = await post(sandbox, quoteRequest, "sent again");
  expectThat(context, retry, "200", retry.status === 200, `${retry.status} ${retry.body.slice(0, 80)}`);
  const { length } = await storedQuoteRequests(sandbox, quoteRequest.email);
  expectThat(context, retry, "stored once", length === 1, `${length} times`);
}

/** Asserts that the request id in the visitor's response is also in the admin API's log. */
async function traceRequest(context: TestContext, sandbox: Sandbox): Promise<void> {
  const response = await post(sandbox, newQuoteRequest(), "without a fault");
  const id = String(response.headers["x-request-id"]);
  const line = await waitFor(
    () => sandbox.admin.lines.find((each) => each.includes(`"requestId":"${id}"`)),
    (found) => found !== undefined,
  );
  const isLogged = line?.includes(`"path":"${API.quoteRequest}"`) === true;
  expectThat(
    context,
    response,
    "its x-request-id in the admin API's log",
    isLogged,
    line?.slice(0, 200) ?? id,
  );
}

async function fillDisk(context: TestContext, sandbox: Sandbox): Promise<void> {
  const quoteRequest = newQuoteRequest();
  await setDiskFull(sandbox.admin.pid, true);
  expectError(context, await post(sandbox, quoteRequest, "the disk is full"));
  await setDiskFull(sandbox.admin.pid, false);
  await expectStoredOnceAfterRetry(context, sandbox, quoteRequest);
}

async function lockDatabase(context: TestContext, sandbox: Sandbox): Promise<void> {
  const quoteRequest = newQuoteRequest();
  const database = new DatabaseSync(join(sandbox.dataDirectory, "admin.db"));
  database.exec("begin immediate");
  expectError(context, await post(sandbox, quoteRequest, "the database is locked"));
  database.exec("rollback");
  database.close();
  await expectStoredOnceAfterRetry(context, sandbox, quoteRequest);
}

async function stopAdmin(context: TestContext, sandbox: Sandbox): Promise<void> {
  const [first, second] = [newQuoteRequest(), newQuoteRequest()];
  process.kill(sandbox.admin.pid, "SIGSTOP");
  expectError(context, await post(sandbox, first, "the admin API hangs"));
  process.kill(sandbox.admin.pid, "SIGCONT");
  await expectStoredOnceAfterRetry(context, sandbox, first);
  await sandbox.admin.kill();
  expectError(context, await post(sandbox, second, "the admin API is down"));
  await sandbox.admin.start();
  await expectStoredOnceAfterRetry(context, sandbox, second);
}

async function breakMailServer(context: TestContext, sandbox: Sandbox): Promise<void> {
  sandbox.mailServer.setBehavior("hang");
  const hanging = newQuoteRequest();
  const response = await post(sandbox, hanging, "the mail server hangs");
  expectThat(
    context,
    response,
    "200 within 1 s",
    response.status === 200 && response.ms < 1000,
    `${response.status} in ${response.ms.toFixed(0)} ms`,
  );
  sandbox.mailServer.setBehavior("close");
  const spam = newQuoteRequest();
  await post(sandbox, spam, "from a bot", { "x-suspected": "hidden field" });
  const malicious = newQuoteRequest({
    firstName: "Ada\r\nBcc: x@evil.example",
    lastName: "X\nX-Evil: 1",
  });
  const accepted = await post(sandbox, malicious, "the mail server is down, the name contains headers");
  expectThat(context, accepted, "200", accepted.status === 200, accepted.status);
  await sandbox.admin.kill();
  sandbox.mailServer.setBehavior("accept");
  await sandbox.admin.start();
  const mails = await waitForMails(sandbox, malicious.email);
  expectThat(
    context,
    { request: "killed between the response and the mail, started again" },
    "the mail is sent",
    mails.length === 1,
    `${mails.length} mails`,
  );
  const head = mails[0]?.split("\r\n\r\n", 1)[0] ?? "";
  expectThat(
    context,
    { request: "its head" },
    "no header from the visitor",
    !/^(?:bcc|x-evil):/im.test(head),
    head.slice(0, 300),
  );
  await sandbox.admin.stop();
  await sandbox.admin.start();
  const delayed = await waitForMails(sandbox, hanging.email);
  expectThat(
    context,
    { request: "the quote request during the hang" },
    "one mail",
    delayed.length === 1,
    `${delayed.length} mails`,
  );
  const repeated = mailsAbout(sandbox, malicious.email).length;
  expectThat(
    context,
    { request: "after another start" },
    "still one mail",
    repeated === 1,
    `${repeated} mails`,
  );
  const about = mailsAbout(sandbox, spam.email).length;
  expectThat(
    context,
    { request: "a quote request marked as spam" },
    "no mail",
    about === 0,
    `${about} mails`,
  );
}

function mailsAbout({ mailServer }: Sandbox, email: string): readonly string[] {
  return mailServer.mails.filter((mail) => mail.includes(email));
}

/** The mails about a quote request, as soon as one has arrived. */
function waitForMails(sandbox: Sandbox, email: string): Promise<readonly string[]> {
  return waitFor(
    () => mailsAbout(sandbox, email),
    (mails) => mails.length > 0,
    30_000,
  );
}
