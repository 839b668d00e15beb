import { setTimeout as pause } from "node:timers/promises";

import type { Log } from "#log.ts";

import type { InquiryTable, StoredQuoteRequest } from "./inquiry-table.ts";
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

/**
 * Mails the office each quote request once, however often the mail server fails and this process ends. Nor does a full
 * disk mail it twice: what was sent is kept in memory until it can be written down.
 */
export function createMailer({ inquiries, mails, send, log, now = () => new Date() }: MailerOptions): Mailer {
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** When the mails of these requests were sent, as the table does not know yet. */
  const sentAt = new Map<string, string>();
  /** After a failure of this process's own, such as a full disk: nothing is tried until the timer ends. */
  let isResting = false;
  const stopping = new AbortController();

  async function sendDue(): Promise<void> {
    for (
      let due = mails.nextDue(now().toISOString());
      due && !stopping.signal.aborted;
      due = mails.nextDue(now().toISOString())
    ) {
      // oxlint-disable-next-line no-await-in-loop -- one mail at a time, in the order in which they came
      if (sentAt.has(due.inquiryId) || (await trySending(due))) markSent(due.inquiryId);
    }
  }

  /** Whether the mail server has taken the mail; if not, it is postponed. */
  async function trySending({ inquiryId, tries }: { inquiryId: string; tries: number }): Promise<boolean> {
    const inquiry = inquiries.get(inquiryId);
    if (inquiry === undefined) throw new Error(`The mail of request ${inquiryId} has lost its request`);
    try {
      await send(mailAbout(inquiry));
    } catch (error) {
      const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries);
      log.error("mail not sent, will try again", { inquiry: inquiryId, pauseMs, error });
      mails.postponed(inquiryId, new Date(now().getTime() + pauseMs).toISOString());
      return false;
    }
    sentAt.set(inquiryId, now().toISOString());
    return true;
  }

  function markSent(inquiryId: string): void {
    mails.sent(inquiryId, sentAt.get(inquiryId) ?? now().toISOString());
    sentAt.delete(inquiryId);
  }

  function wake(): void {
    if (stopping.signal.aborted || running !== undefined || isResting) return;
    clearTimeout(timer);
    running = work();
  }

  /** All that is due, and then the timer for what is not. */
  async function work(): Promise<void> {
    let pauseMs: number | undefined = FIRST_PAUSE_MS;
    try {
      await sendDue();
      pauseMs = pauseUntilNext();
    } catch (error) {
      isResting = true;
      log.error("the mailer failed, will try again", { pauseMs, error });
    }
    running = undefined;
    if (pauseMs !== undefined && !stopping.signal.aborted) timer = setTimeout(goOn, pauseMs).unref();
  }

  function goOn(): void {
    isResting = false;
    wake();
  }

  function pauseUntilNext(): number | undefined {
    const next = mails.nextTime();
    if (next === undefined) return undefined;
    return Math.min(LONGEST_PAUSE_MS, Math.max(0, Date.parse(next) - now().getTime()));
  }

  return {
    wake,
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      // A mail server that hangs does not hold up the end: the mail is tried again after the next start.
      await Promise.race([running, pause(STOP_MS, undefined, { ref: false })]);
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
}: StoredQuoteRequest): Mail {
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
