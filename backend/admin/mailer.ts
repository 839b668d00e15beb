import { setTimeout as startTimer } from "node:timers";
import { setTimeout } from "node:timers/promises";

import type { Log } from "#log.ts";

import type { InquiryTable, StoredInquiry } from "./inquiry-table.ts";
import type { MailTable } from "./mail-table.ts";

export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly replyTo: string;
  /** The same for each try: a mail server that got it twice keeps one. */
  readonly messageId: string;
}

export interface MailerOptions {
  readonly inquiries: InquiryTable;
  readonly mails: MailTable;
  /** Resolves when the mail server has taken the mail. */
  readonly send: (mail: Mail) => Promise<unknown>;
  readonly log: Log;
  readonly now?: () => Date;
}

export interface Mailer {
  /** Sends what is due, one after the other, then waits for what is postponed. */
  wake(): void;
  stop(): Promise<void>;
}

const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 3_600_000;
const STOP_MS = 3000;

/** Mails the office each quote request once, however often the mail server fails and this process ends. */
export function createMailer({ inquiries, mails, send, log, now = () => new Date() }: MailerOptions): Mailer {
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const stopping = new AbortController();

  async function sendDue(): Promise<void> {
    for (
      let due = mails.nextDue(now().toISOString());
      due && !stopping.signal.aborted;
      due = mails.nextDue(now().toISOString())
    ) {
      const inquiry = inquiries.get(due.inquiryId);
      if (inquiry === undefined) throw new Error(`The mail of request ${due.inquiryId} has lost its request`);
      try {
        // oxlint-disable-next-line no-await-in-loop -- one mail at a time, in the order in which they came
        await send(mailAbout(inquiry));
        mails.sent(inquiry.id, now().toISOString());
      } catch (error) {
        const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** due.tries);
        mails.postponed(inquiry.id, new Date(now().getTime() + pauseMs).toISOString());
        log.error("mail not sent, will try again", { inquiry: inquiry.id, pauseMs, error });
      }
    }
  }

  function wake(): void {
    if (stopping.signal.aborted || running !== undefined) return;
    clearTimeout(timer);
    running = sendDue()
      .catch((error: unknown) => log.error("the mailer failed", { error }))
      .finally(() => {
        running = undefined;
        if (stopping.signal.aborted) return;
        const next = mails.nextTime();
        if (next === undefined) return;
        timer = startTimer(wake, Math.max(0, Date.parse(next) - now().getTime())).unref();
      });
  }

  return {
    wake,
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      // A mail server that hangs does not hold up the end: the mail is tried again after the next start.
      await Promise.race([running, setTimeout(STOP_MS, undefined, { ref: false })]);
    },
  };
}

function mailAbout({
  id,
  firstName,
  lastName,
  email,
  phone,
  location,
  message,
  fileName,
  receivedAt,
}: StoredInquiry): Mail {
  const name = oneLine(`${firstName} ${lastName}`);
  return {
    subject: `Quote request from ${name}`,
    replyTo: oneLine(email),
    messageId: `<${id}@quote-requests>`,
    text: [
      `Name: ${name}`,
      `Email: ${oneLine(email)}`,
      `Phone: ${oneLine(`${location} ${phone}`)}`,
      `File: ${fileName === "" ? "none" : `${oneLine(fileName)} (in the Studio, under Quote requests)`}`,
      `Received: ${receivedAt}`,
      "",
      message,
    ].join("\n"),
  };
}

/** A line break in a name must not start a new header, or a new line of this mail. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ");
}
