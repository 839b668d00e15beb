import { setTimeout as sleep } from "node:timers/promises";

import { createTransport } from "nodemailer";
import type { Log } from "server-kit/log.ts";

import type { Outbox } from "./outbox.ts";

export interface Mail {
  readonly subject: string;
  readonly text: string;
  /** The name beside the sender's address. */
  readonly senderName: string;
  readonly to: readonly string[];
  readonly replyTo: string | undefined;
  /** Identical for each attempt, so that a mail server that receives the mail twice keeps only one. */
  readonly messageId: string;
  /** Whether no person wrote it. */
  readonly isAutomatic: boolean;
  /**
   * Sent instead, without Reply-To, if the mail server rejects the mail for good, for example because it takes the text of a stranger for
   * spam. If that is rejected too, the mail is tried again like others: someone may correct the recipient. A mail without this is given
   * up when it is rejected.
   */
  readonly ifRejected?: Pick<Mail, "subject" | "text">;
}

/** Resolves when the mail server has accepted the mail. Otherwise rejects with the error of Nodemailer. */
export type SendMail = (mail: Mail) => Promise<unknown>;

interface SmtpSettings {
  /** smtp:// or smtps://, with user and password if the server requires them. */
  readonly smtpUrl: string;
  readonly from: string;
  /** After this time, a mail has failed and its connection is closed. */
  readonly maxSendingMs?: number;
}

/** A mail server that hangs must not delay the mails behind it. */
const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** For mail servers that send a byte now and then, so that the timeouts above never apply. */
const MAX_SENDING_MS = 120_000;

/**
 * Consecutive mails share one connection. It closes after a second without a mail, so that this process can end. If the server has closed
 * it earlier, the mail is sent over a new one.
 */
const CONNECTION = { pool: true, maxConnections: 1, idleTimeout: 1000, maxRequeues: 1 } as const;

export function createSmtpSender({ smtpUrl, from, maxSendingMs = MAX_SENDING_MS }: SmtpSettings): SendMail {
  const transport = createTransport({ url: smtpUrl, ...SMTP_TIMEOUTS, ...CONNECTION });
  return ({ to, senderName, isAutomatic, subject, text, replyTo, messageId }) =>
    transport.sendMail({
      from: { name: senderName, address: from },
      to: [...to],
      subject,
      text,
      replyTo,
      messageId,
      signal: AbortSignal.timeout(maxSendingMs),
      // RFC 3834: programs do not answer it.
      ...(isAutomatic ? { headers: { "auto-submitted": "auto-generated" } } : {}),
    });
}

interface MailerOptions<Key> {
  readonly outbox: Outbox<Key>;
  /** Writes a mail of the outbox. A time if it has to wait until then. Undefined if there is nothing to say any more. */
  readonly write: (mail: Key, at: Date) => Promise<Mail | Date | undefined>;
  readonly send: SendMail;
  readonly log: Log;
  readonly now?: () => Date;
}

export interface Mailer {
  /** Sends the mails that are due, one after the other, and sets a timer for the others. */
  wake(): void;
  stop(): Promise<void>;
}

const FIRST_DELAY_MS = 10_000;
const MAX_DELAY_MS = 3_600_000;
/** After about a week: 9 tries in the first 85 minutes, then one an hour. A mail server may be down over a long weekend. */
const MAX_TRIES = 9 + 7 * 24;
/** While a mail is being sent, no other process sends it. If this process is killed, the mail is due again after this time. */
const RESERVED_MS = 20_000;
/** Another process may have stored a request and ended before it sent the mail. */
const MAX_IDLE_MS = 30_000;
const STOP_TIMEOUT_MS = 3000;

/**
 * Sends each mail of the outbox once, even if the mail server fails, this process restarts, or several processes use one
 * database. If a full disk prevents the outbox from storing that a mail was sent, the mailer remembers it in memory, so that the mail
 * is not sent twice. Only a kill while the mail server receives a mail makes it receive a second one, with the same Message-ID.
 */
export function createMailer<Key extends object>({
  outbox,
  write,
  send,
  log,
  now = () => new Date(),
}: MailerOptions<Key>): Mailer {
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** The mails that were sent and when, until the outbox has stored it. */
  const sent = new Map<Key, string>();
  /** True after a local failure, such as a full disk. Nothing is attempted until the timer fires. */
  let isBackingOff = false;
  const stopping = new AbortController();

  async function sendDue(): Promise<void> {
    // Those of the last run whose result could not be stored.
    for (const mail of sent.keys()) await markSent(mail);
    while (!stopping.signal.aborted) {
      const due = await outbox.take(later(0), later(RESERVED_MS));
      if (due === undefined) return;
      if (await trySend(due, due.tries)) await markSent(due);
    }
  }

  /** Postpones the mail, or gives it up, and returns false if it has to wait, cannot be written, or the mail server does not accept it. */
  async function trySend(mail: Key, tries: number): Promise<boolean> {
    const reserve = setInterval(() => {
      outbox.keep(mail, later(RESERVED_MS)).catch((error: unknown) => {
        log.error("a mail that is being sent could not be reserved for longer", { ...mail, error });
      });
    }, RESERVED_MS / 2);
    let written: Mail | undefined;
    try {
      const result = await write(mail, now());
      if (result instanceof Date) {
        await outbox.keep(mail, result.toISOString());
        return false;
      }
      written = result;
      if (written !== undefined) await sendOrReplace(written, mail);
    } catch (error) {
      clearInterval(reserve);
      if (tries >= MAX_TRIES || (isRejection(error) && written?.ifRejected === undefined)) {
        log.error("mail given up", { ...mail, error });
        await outbox.giveUp(mail, later(0));
        return false;
      }
      const delayMs = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** tries);
      log.error("mail not sent, will try again", { ...mail, delayMs, error });
      await outbox.postpone(mail, later(delayMs));
      return false;
    } finally {
      clearInterval(reserve);
    }
    sent.set(mail, now().toISOString());
    return true;
  }

  async function sendOrReplace({ ifRejected, ...written }: Mail, mail: Key): Promise<void> {
    try {
      await send(written);
    } catch (error) {
      if (ifRejected === undefined || !isRejection(error)) throw error;
      log.error("mail rejected, another one is sent instead", { ...mail, error });
      await send({ ...written, replyTo: undefined, ...ifRejected });
    }
  }

  async function markSent(mail: Key): Promise<void> {
    const at = sent.get(mail);
    if (at !== undefined) await outbox.markSent(mail, at);
    sent.delete(mail);
  }

  /** The time in so many milliseconds. */
  function later(ms: number): string {
    return new Date(now().getTime() + ms).toISOString();
  }

  function wake(): void {
    if (stopping.signal.aborted || running !== undefined || isBackingOff) return;
    clearTimeout(timer);
    running = run();
  }

  async function run(): Promise<void> {
    let delayMs = FIRST_DELAY_MS;
    try {
      await sendDue();
      delayMs = await delayUntilNext();
    } catch (error) {
      isBackingOff = true;
      log.error("the mailer failed, will try again", { delayMs, error });
    }
    running = undefined;
    if (!stopping.signal.aborted) timer = setTimeout(resume, delayMs).unref();
  }

  function resume(): void {
    isBackingOff = false;
    wake();
  }

  async function delayUntilNext(): Promise<number> {
    const next = await outbox.nextTime();
    if (next === undefined) return MAX_IDLE_MS;
    return Math.min(MAX_IDLE_MS, Math.max(0, Date.parse(next) - now().getTime()));
  }

  return {
    wake,
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      // A mail server that hangs must not block the shutdown. Its mail is sent after the next start.
      await Promise.race([running, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}

/**
 * Whether the mail server has rejected a mail for good because of its recipient or content. If it rejects the login or the sender,
 * the settings of the server are wrong, and the mail is tried again.
 */
function isRejection(error: unknown): boolean {
  if (!(error instanceof Error && "permanent" in error && "command" in error)) return false;
  return error.permanent === true && (error.command === "RCPT TO" || error.command === "DATA");
}
