import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { type Answer, postJson, type Question } from "../ask.ts";
import { type Bench, expectThat, type Row } from "../bench.ts";
import { setDiskFull } from "../full-disk.ts";
import { leadsOf, newInquiry } from "../office.ts";
import type { OwnStack } from "../own-stack.ts";

const INSERT = "/api/orderInquiry/insert";

type Inquiry = ReturnType<typeof newInquiry>;

function send(
  own: OwnStack,
  inquiry: Inquiry,
  what: string,
  headers: Question["headers"] = {},
): Promise<Answer> {
  return postJson(own.site, INSERT, inquiry, {
    what,
    headers: { "idempotency-key": inquiry.email, ...headers },
  });
}

function expectHonest(bench: Bench, answer: Answer): void {
  const isHonest =
    answer.status >= 500 && /"code":5\d\d/.test(answer.body) && /"msg":"[^"]{10,}/.test(answer.body);
  expectThat(bench, answer, "no 200, and words", isHonest, `${answer.status} ${answer.body.slice(0, 80)}`);
  expectThat(bench, answer, "within 5 s", answer.ms <= 5000, `${answer.ms.toFixed(0)} ms`);
}

/** The visitor sends again what was not taken, and the office has it once. */
async function expectOnceAfterRetry(bench: Bench, own: OwnStack, inquiry: Inquiry): Promise<void> {
  const again = await send(own, inquiry, "sent again");
  expectThat(bench, again, "200", again.status === 200, `${again.status} ${again.body.slice(0, 80)}`);
  const { length } = await leadsOf(own, inquiry.email);
  expectThat(bench, again, "one lead", length === 1, `${length} leads`);
}

async function mailsAbout(own: OwnStack, email: string, limitMs: number): Promise<readonly string[]> {
  const about = () => own.mails.taken.filter((mail) => mail.includes(email));
  const deadline = performance.now() + limitMs;
  while (about().length === 0 && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return about();
}

export const formFaults: readonly Row[] = [
  {
    number: 41,
    area: "form",
    title: "a visitor is told the truth within 5 s, and no acknowledged lead is lost",
    isAlone: true,
    async attack(bench) {
      const own = await bench.ownStack();
      await diskFull(bench, own);
      await databaseLocked(bench, own);
      await backendGone(bench, own);
      await mailBroken(bench, own);
      const raw = [...own.linesOf("backend"), ...own.linesOf("site")].filter(
        (line) => line.includes("\u001B[2J") || line.includes("\u0007"),
      );
      expectThat(
        bench,
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
    async attack(bench) {
      const own = await bench.ownStack();
      await own.stop("backend");
      await own.start("backend", {}, [join(import.meta.dirname, "../faults/die-before-answer.ts")]);
      const inquiry = newInquiry();
      expectHonest(bench, await send(own, inquiry, "the backend dies before it answers"));
      await own.stop("backend");
      await own.start("backend");
      const { length } = await leadsOf(own, inquiry.email);
      expectThat(bench, { request: "before the retry" }, "stored already", length === 1, `${length} leads`);
      await expectOnceAfterRetry(bench, own, inquiry);
    },
  },
];

async function diskFull(bench: Bench, own: OwnStack): Promise<void> {
  const inquiry = newInquiry();
  await setDiskFull(own.pidOf("backend"), true);
  expectHonest(bench, await send(own, inquiry, "the disk is full"));
  await setDiskFull(own.pidOf("backend"), false);
  await expectOnceAfterRetry(bench, own, inquiry);
}

async function databaseLocked(bench: Bench, own: OwnStack): Promise<void> {
  const inquiry = newInquiry();
  const other = new DatabaseSync(join(own.dataDirectory, "admin.db"));
  other.exec("begin immediate");
  expectHonest(bench, await send(own, inquiry, "the database is locked"));
  other.exec("rollback");
  other.close();
  await expectOnceAfterRetry(bench, own, inquiry);
}

async function backendGone(bench: Bench, own: OwnStack): Promise<void> {
  const [first, second] = [newInquiry(), newInquiry()];
  process.kill(own.pidOf("backend"), "SIGSTOP");
  expectHonest(bench, await send(own, first, "the backend hangs"));
  process.kill(own.pidOf("backend"), "SIGCONT");
  await expectOnceAfterRetry(bench, own, first);
  await own.kill("backend");
  expectHonest(bench, await send(own, second, "the backend is gone"));
  await own.start("backend");
  await expectOnceAfterRetry(bench, own, second);
}

async function mailBroken(bench: Bench, own: OwnStack): Promise<void> {
  own.mails.setMood("hangs");
  const hanging = newInquiry();
  const answer = await send(own, hanging, "the mail server hangs");
  expectThat(
    bench,
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
  expectThat(bench, refused, "200", refused.status === 200, refused.status);
  await own.kill("backend");
  own.mails.setMood("works");
  await own.start("backend");
  const mails = await mailsAbout(own, evil.email, 30_000);
  expectThat(
    bench,
    { request: "killed between 200 and the mail, started again" },
    "the mail goes out",
    mails.length === 1,
    `${mails.length} mails`,
  );
  const head = mails[0]?.split("\r\n\r\n", 1)[0] ?? "";
  expectThat(
    bench,
    { request: "its head" },
    "no header of the visitor's",
    !/^(?:bcc|x-evil):/im.test(head),
    head.slice(0, 300),
  );
  await own.stop("backend");
  await own.start("backend");
  const hung = await mailsAbout(own, hanging.email, 30_000);
  expectThat(bench, { request: "the one that hung" }, "one mail", hung.length === 1, `${hung.length} mails`);
  const later = own.mails.taken.filter((mail) => mail.includes(evil.email)).length;
  expectThat(bench, { request: "after another start" }, "still one mail", later === 1, `${later} mails`);
  const marked = own.mails.taken.filter((mail) => mail.includes(spam.email)).length;
  expectThat(bench, { request: "what is marked as spam" }, "no mail", marked === 0, `${marked} mails`);
}
