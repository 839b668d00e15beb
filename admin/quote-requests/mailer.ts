import { setTimeout as sleep } from "node:timers/promises";

import { DEFAULT_MAIL_SETTINGS, type MailSettings } from "contracts/mail-settings.ts";
import {
  LISTED_FIELDS,
  PART_REPORT_LABEL,
  STAFF_LABELS,
  type StaffQuoteRequest,
  staffText,
} from "contracts/staff.ts";
import { createTransport } from "nodemailer";
import * as v from "valibot";

import type { Log } from "#log.ts";

import type { MailSettingsTable } from "./mail-settings-table.ts";
import type { Outbox } from "./outbox.ts";
import type { QuoteRequestTable } from "./quote-request-table.ts";

export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly to: readonly string[];
  /** The visitor's address. Undefined unless the visitor typed exactly one address. */
  readonly replyTo: string | undefined;
  /** Identical for each attempt, so that a mail server that receives the mail twice keeps only one. */
  readonly messageId: string;
}

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
  return ({ to, ...mail }) => transport.sendMail({ from, to: [...to], ...mail });
}

interface MailerOptions {
  readonly quoteRequests: Pick<QuoteRequestTable, "get">;
  readonly outbox: Outbox;
  readonly mailSettings: Pick<MailSettingsTable, "get">;
  /** MAIL_TO, which gets the mails until staff set recipients. */
  readonly serverRecipient: string;
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
 * Mails each quote request to staff once, even if the mail server fails, this process restarts, or several processes use one
 * database. If a full disk prevents the outbox from storing that a mail was sent, the mailer remembers it in memory, so that the mail
 * is not sent twice. Only a kill while the mail server receives a mail makes it receive a second one, with the same Message-ID.
 */
export function createMailer({
  quoteRequests,
  outbox,
  mailSettings,
  serverRecipient,
  send,
  log,
  now = () => new Date(),
}: MailerOptions): Mailer {
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** The time when the mail of a request was sent, until the outbox has stored it. */
  const sentAt = new Map<string, string>();
  /** True after a local failure, such as a full disk. Nothing is attempted until the timer fires. */
  let isBackingOff = false;
  const stopping = new AbortController();

  async function sendDue(): Promise<void> {
    // Those of the last run whose result could not be stored.
    for (const quoteRequestId of sentAt.keys()) await markSent(quoteRequestId);
    while (!stopping.signal.aborted) {
      const due = await outbox.take(later(0), later(RESERVED_MS));
      if (due === undefined) return;
      if (await trySend(due)) await markSent(due.quoteRequestId);
    }
  }

  /** Postpones the mail and returns false if the mail server does not accept it. False too if there is nothing to send any more. */
  async function trySend({
    quoteRequestId,
    tries,
  }: {
    quoteRequestId: string;
    tries: number;
  }): Promise<boolean> {
    const quoteRequest = await quoteRequests.get(quoteRequestId);
    // Staff have just deleted it.
    if (quoteRequest === undefined) return false;
    const mail = mailAbout(quoteRequest, await mailSettings.get(), serverRecipient);
    const reserve = setInterval(() => {
      outbox.keep(quoteRequestId, later(RESERVED_MS)).catch((error: unknown) => {
        log.error("a mail that is being sent could not be reserved for longer", { quoteRequestId, error });
      });
    }, RESERVED_MS / 2);
    try {
      await send(mail);
    } catch (error) {
      const delayMs = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** tries);
      log.error("mail not sent, will try again", { quoteRequestId, delayMs, error });
      clearInterval(reserve);
      await outbox.postpone(quoteRequestId, later(delayMs));
      return false;
    } finally {
      clearInterval(reserve);
    }
    sentAt.set(quoteRequestId, now().toISOString());
    return true;
  }

  async function markSent(quoteRequestId: string): Promise<void> {
    await outbox.markSent(quoteRequestId, sentAt.get(quoteRequestId) ?? now().toISOString());
    sentAt.delete(quoteRequestId);
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

const OneAddress = v.pipe(v.string(), v.email());

function mailAbout(
  quoteRequest: StaffQuoteRequest,
  { recipients, subject, introduction }: MailSettings,
  serverRecipient: string,
): Mail {
  const { id, firstName, lastName, email, message, fileName, partReport, receivedAt } = quoteRequest;
  const name = oneLine(`${firstName} ${lastName}`);
  const file = fileName === "" ? "none" : `${oneLine(fileName)} (in the Studio, under Quote requests)`;
  return {
    subject: oneLine(subject || DEFAULT_MAIL_SETTINGS.subject).replaceAll("{name}", () => name),
    to: recipients.length > 0 ? recipients : [serverRecipient],
    // Not a list of addresses, because the staff's reply would go to all of them. The text contains what was typed.
    replyTo: v.is(OneAddress, email) ? email : undefined,
    messageId: `<${id}@quote-requests>`,
    text: [
      ...(introduction === "" ? [] : [introduction, ""]),
      `Name: ${name}`,
      ...LISTED_FIELDS.map((field) => `${STAFF_LABELS[field]}: ${oneLine(staffText(quoteRequest, field))}`),
      `File: ${file}`,
      `Received: ${receivedAt}`,
      "",
      message,
      ...(partReport === "" ? [] : ["", `${PART_REPORT_LABEL}:`, partReport]),
    ].join("\n"),
  };
}

/** A line break in a name must not start a new mail header, nor a new line of the text. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ");
}
