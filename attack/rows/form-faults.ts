import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { API } from "../api.ts";
import { type Answer, postJson, type Question } from "../ask.ts";
import { expectHonest } from "../expect-honest.ts";
import { setDiskFull } from "../full-disk.ts";
import { leadsOf, newInquiry } from "../office.ts";
import type { OwnStack } from "../own-stack.ts";
import { type Trial, expectThat, type Row } from "../row.ts";
import { until } from "../until.ts";

type Inquiry = ReturnType<typeof newInquiry>;

function send(
  own: OwnStack,
  inquiry: Inquiry,
  what: string,
  headers: Question["headers"] = {},
): Promise<Answer> {
  return postJson(own.site, API.inquiry, inquiry, {
    what,
    headers: { "idempotency-key": inquiry.email, ...headers },
  });
}

/** The visitor sends again what was not taken, and the office has it once. */
async function expectOnceAfterRetry(trial: Trial, own: OwnStack, inquiry: Inquiry): Promise<void> {
  const again = await send(own, inquiry, "sent again");
  expectThat(trial, again, "200", again.status === 200, `${again.status} ${again.body.slice(0, 80)}`);
  const { length } = await leadsOf(own, inquiry.email);
  expectThat(trial, again, "one lead", length === 1, `${length} leads`);
}

function mailsAbout({ mails }: OwnStack, email: string): readonly string[] {
  return mails.taken.filter((mail) => mail.includes(email));
}

/** The mails about a request, as soon as there is one. */
function arrivedMails(own: OwnStack, email: string): Promise<readonly string[]> {
  return until(
    () => mailsAbout(own, email),
    (mails) => mails.length > 0,
    30_000,
  );
}

export const formFaults: readonly Row[] = [
  {
    number: 41,
    area: "form",
    title: "a visitor is told the truth within 5 s, and no acknowledged lead is lost",
    isAlone: true,
    async attack(trial) {
      const own = await trial.ownStack();
      await traced(trial, own);
      await diskFull(trial, own);
      await databaseLocked(trial, own);
      await backendGone(trial, own);
      await mailBroken(trial, own);
      const raw = [...own.linesOf("backend"), ...own.linesOf("site")].filter(
        (line) => line.includes("\u001B[2J") || line.includes("\u0007"),
      );
      expectThat(
        trial,
        { request: "both logs" },
        "no control sequence of a visitor's",
        raw.length === 0,
        raw[0],
      );
    },
  },
  {
    number: 42,
    area: "form",
    title: "a backend killed between storing and answering has one lead after the retry",
    isAlone: true,
    async attack(trial) {
      const own = await trial.ownStack();
      await own.stop("backend");
      await own.start("backend", {}, [join(import.meta.dirname, "../faults/die-before-answer.ts")]);
      const inquiry = newInquiry();
      expectHonest(trial, await send(own, inquiry, "the backend dies before it answers"));
      await own.stop("backend");
      await own.start("backend");
      const { length } = await leadsOf(own, inquiry.email);
      expectThat(trial, { request: "before the retry" }, "stored already", length === 1, `${length} leads`);
      await expectOnceAfterRetry(trial, own, inquiry);
    },
  },
];

/** One id leads from the visitor's answer to the office's log. */
async function traced(trial: Trial, own: OwnStack): Promise<void> {
  const answer = await send(own, newInquiry(), "all is well");
  const id = String(answer.headers["x-request-id"]);
  const line = await until(
    () => own.linesOf("backend").find((each) => each.includes(`"requestId":"${id}"`)),
    (found) => found !== undefined,
  );
  const isTold = line?.includes(`"path":"/admin${API.inquiry}"`) === true;
  expectThat(trial, answer, "its x-request-id in the backend's log", isTold, line?.slice(0, 200) ?? id);
}

async function diskFull(trial: Trial, own: OwnStack): Promise<void> {
  const inquiry = newInquiry();
  await setDiskFull(own.pidOf("backend"), true);
  expectHonest(trial, await send(own, inquiry, "the disk is full"));
  await setDiskFull(own.pidOf("backend"), false);
  await expectOnceAfterRetry(trial, own, inquiry);
}

async function databaseLocked(trial: Trial, own: OwnStack): Promise<void> {
  const inquiry = newInquiry();
  const other = new DatabaseSync(join(own.dataDirectory, "admin.db"));
  other.exec("begin immediate");
  expectHonest(trial, await send(own, inquiry, "the database is locked"));
  other.exec("rollback");
  other.close();
  await expectOnceAfterRetry(trial, own, inquiry);
}

async function backendGone(trial: Trial, own: OwnStack): Promise<void> {
  const [first, second] = [newInquiry(), newInquiry()];
  process.kill(own.pidOf("backend"), "SIGSTOP");
  expectHonest(trial, await send(own, first, "the backend hangs"));
  process.kill(own.pidOf("backend"), "SIGCONT");
  await expectOnceAfterRetry(trial, own, first);
  await own.kill("backend");
  expectHonest(trial, await send(own, second, "the backend is gone"));
  await own.start("backend");
  await expectOnceAfterRetry(trial, own, second);
}

async function mailBroken(trial: Trial, own: OwnStack): Promise<void> {
  own.mails.setMood("hangs");
  const hanging = newInquiry();
  const answer = await send(own, hanging, "the mail server hangs");
  expectThat(
    trial,
    answer,
    "200 at once",
    answer.status === 200 && answer.ms < 1000,
    `${answer.status} in ${answer.ms.toFixed(0)} ms`,
  );
  own.mails.setMood("refuses");
  const spam = newInquiry();
  await send(own, spam, "from a machine", { "x-suspected": "hidden field" });
  const evil = newInquiry({ firstName: "Ada\r\nBcc: x@evil.example", lastName: "X\nX-Evil: 1" });
  const refused = await send(own, evil, "the mail server refuses, the name holds headers");
  expectThat(trial, refused, "200", refused.status === 200, refused.status);
  await own.kill("backend");
  own.mails.setMood("works");
  await own.start("backend");
  const mails = await arrivedMails(own, evil.email);
  expectThat(
    trial,
    { request: "killed between 200 and the mail, started again" },
    "the mail goes out",
    mails.length === 1,
    `${mails.length} mails`,
  );
  const head = mails[0]?.split("\r\n\r\n", 1)[0] ?? "";
  expectThat(
    trial,
    { request: "its head" },
    "no header of the visitor's",
    !/^(?:bcc|x-evil):/im.test(head),
    head.slice(0, 300),
  );
  await own.stop("backend");
  await own.start("backend");
  const hung = await arrivedMails(own, hanging.email);
  expectThat(trial, { request: "the one that hung" }, "one mail", hung.length === 1, `${hung.length} mails`);
  const later = mailsAbout(own, evil.email).length;
  expectThat(trial, { request: "after another start" }, "still one mail", later === 1, `${later} mails`);
  const marked = mailsAbout(own, spam.email).length;
  expectThat(trial, { request: "what is marked as spam" }, "no mail", marked === 0, `${marked} mails`);
}
