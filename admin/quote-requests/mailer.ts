import { setTimeout as sleep } from "node:timers/promises";

import { createTransport } from "nodemailer";
import type { Log } from "server-kit/log.ts";

import type { Mail, WriteMail } from "./mail-texts.ts";
import type { DueMail, MailKey, Outbox } from "./outbox.ts";

/** Resolves when the mail server has accepted the mail. */
export type SendMail = (mail: Mail) => Promise<unknown>;

interface SmtpSettings {
  /** smtp:// or smtps://, with user and password if the server requires them. */
  readonly smtpUrl: string;
  readonly from: string;
  readonly to: string;
}

/** A mail server that hangs must not delay the mails behind it. */
const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export function createSmtpSender({ smtpUrl, from }: SmtpSettings): SendMail {
  const transport = createTransport({ url: smtpUrl, ...SMTP_TIMEOUTS });
  return ({ to, isAutomatic, ...mail }) =>
    transport.sendMail({
      from,
      to: [...to],
      ...mail,
      // RFC 3834: programs do not answer it.
      ...(isAutomatic ? { headers: { "auto-submitted": "auto-generated" } } : {}),
    });
}

interface MailerOptions {
  readonly outbox: Outbox;
  readonly write: WriteMail;
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
export function createMailer({ outbox, write, send, log, now = () => new Date() }: MailerOptions): Mailer {
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** The mails that were sent and when, until the outbox has stored it. */
  const sent = new Map<string, { readonly mail: MailKey; readonly at: string }>();
  /** True after a local failure, such as a full disk. Nothing is attempted until the timer fires. */
  let isBackingOff = false;
  const stopping = new AbortController();

  async function sendDue(): Promise<void> {
    // Those of the last run whose result could not be stored.
    for (const key of sent.keys()) await markSent(key);
    while (!stopping.signal.aborted) {
      const due = await outbox.take(later(0), later(RESERVED_MS));
      if (due === undefined) return;
      if (await trySend(due)) await markSent(nameOf(due));
    }
  }

  /** Postpones the mail and returns false if it cannot be written, or the mail server does not accept it. */
  async function trySend({ tries, ...mail }: DueMail): Promise<boolean> {
    const { quoteRequestId, kind } = mail;
    const reserve = setInterval(() => {
      outbox.keep(mail, later(RESERVED_MS)).catch((error: unknown) => {
        log.error("a mail that is being sent could not be reserved for longer", {
          quoteRequestId,
          kind,
          error,
        });
      });
    }, RESERVED_MS / 2);
    try {
      const written = await write(mail, now());
      // There is nothing to say any more, if staff have just deleted the request.
      if (written !== undefined) await send(written);
    } catch (error) {
      const delayMs = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** tries);
      log.error("mail not sent, will try again", { quoteRequestId, kind, delayMs, error });
      clearInterval(reserve);
      await outbox.postpone(mail, later(delayMs));
      return false;
    } finally {
      clearInterval(reserve);
    }
    sent.set(nameOf(mail), { mail, at: now().toISOString() });
    return true;
  }

  async function markSent(name: string): Promise<void> {
    const stored = sent.get(name);
    if (stored) await outbox.markSent(stored.mail, stored.at);
    sent.delete(name);
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

function nameOf({ quoteRequestId, kind, about }: MailKey): string {
  return `${quoteRequestId} ${kind} ${about}`;
}
