import {
  type CustomerWords,
  customerWordsIn,
  DEFAULT_MAIL_SETTINGS,
  type MailSettings,
} from "contracts/mail-settings.ts";
import { isFamilyNameFirst } from "contracts/quote-request.ts";
import { type ReplyBy, replyTime, StoredReplyBy } from "contracts/receipt.ts";
import { requestPath } from "contracts/request-path.ts";
import {
  LISTED_FIELDS,
  NUMBER_LABEL,
  PART_REPORT_LABEL,
  STAFF_LABELS,
  type StaffQuoteRequest,
  staffText,
} from "contracts/staff.ts";
import { withLineFeeds } from "contracts/text.ts";
import type { Selectable } from "kysely";
import type { Mail } from "mail-outbox/mailer.ts";
import * as v from "valibot";

import type { Database, Schema } from "#database/schema.ts";

import { defuseText } from "./defuse-text.ts";
import type { MailSettingsTable } from "./mail-settings-table.ts";
import { isToCustomer, type MailKey } from "./mails.ts";
import { claimReceipt, type QuoteRequestTable } from "./quote-request-table.ts";
import type { RequestLinks } from "./request-links.ts";
import type { RequestPageTable } from "./request-page-table.ts";

/**
 * Writes a mail of the outbox. A time if it has to wait, and undefined if there is nothing to say any more. Replies to a mail for staff go
 * to the visitor's address, unless the visitor typed something else; replies of customers to the first of staff.
 */
export type WriteMail = (mail: MailKey, at: Date) => Promise<Mail | Date | undefined>;

interface Options {
  readonly database: Database;
  readonly quoteRequests: Pick<QuoteRequestTable, "get">;
  readonly pages: Pick<RequestPageTable, "event" | "readForStaff">;
  readonly links: Pick<RequestLinks, "open" | "openFirst">;
  readonly mailSettings: Pick<MailSettingsTable, "get">;
  /** MAIL_TO, which gets the mails until staff set recipients. */
  readonly serverRecipient: string;
  readonly siteUrl: string;
}

/** What a mail depends on besides the request. */
interface Context {
  readonly settings: MailSettings;
  /** What the site told the customer. */
  readonly visit: Pick<Selectable<Schema["quoteRequests"]>, "language" | "replyBy" | "brand" | "sender">;
  /** The name of the company, or the domain of the site if that is unknown. */
  readonly brand: string;
}

/** For a mail whose reader may not have sent the request. */
const MAX_NAME_LENGTH = 80;
/** A server that sent no mails for days must not send old receipts when it does. */
const MAX_RECEIPT_AGE_MS = 24 * 3_600_000;

const OneAddress = v.pipe(v.string(), v.email());

export function createWriteMail(options: Options): WriteMail {
  const { database, quoteRequests, pages, links, mailSettings, serverRecipient, siteUrl } = options;
  const site = new URL(siteUrl).hostname.replace(/^www\./, "");

  async function toCustomer(
    mail: MailKey,
    quoteRequest: StaffQuoteRequest,
    { settings, visit, brand }: Context,
    at: Date,
  ): Promise<Mail | Date | undefined> {
    const { id, number, firstName, email, receivedAt } = quoteRequest;
    if (!isOneAddress(email)) return undefined;
    const isReceipt = mail.kind === "receipt";
    if (isReceipt && at.getTime() - Date.parse(receivedAt) > MAX_RECEIPT_AGE_MS) return undefined;
    const question = isReceipt ? undefined : await pages.event(mail.about);
    if (!isReceipt && question === undefined) return undefined;
    const token = await (isReceipt ? links.openFirst(id, at) : links.open(id, at));
    if (token === undefined) return undefined;
    const claimed = isReceipt ? await claimReceipt(database, { ...quoteRequest, ...visit }, at) : "now";
    if (claimed !== "now") return claimed;

    const replyBy = v.parse(StoredReplyBy, visit.replyBy);
    const { words, language: readIn } = customerWordsIn(settings, visit.language);
    const values = {
      number,
      site,
      brand,
      name: defuseText(oneLine(firstName)).slice(0, MAX_NAME_LENGTH),
      fullName: defuseText(nameOf(quoteRequest, readIn)).slice(0, MAX_NAME_LENGTH),
      sent: sentText(quoteRequest),
      question: question?.text,
      link: siteUrl + requestPath(token, visit.language),
      replyBy: replyBy === null ? undefined : replyText(replyBy, readIn, words),
    };
    return {
      senderName: brand,
      to: [email],
      // No name in the subject: a stranger may have caused this mail, and people see its subject first.
      subject: oneLine(
        fill(isReceipt ? words.receiptSubject : words.questionSubject, { number, site, brand }),
      ),
      text: fill(isReceipt ? words.receiptText : words.questionText, values),
      replyTo: settings.recipients[0] ?? serverRecipient,
      messageId: `<${[id, mail.kind, mail.about].filter(Boolean).join(".")}@quote-requests>`,
      isAutomatic: isReceipt,
    };
  }

  async function toStaff(
    mail: MailKey,
    quoteRequest: StaffQuoteRequest,
    { settings, brand }: Context,
  ): Promise<Mail | undefined> {
    const { id, email, number } = quoteRequest;
    const name = nameOf(quoteRequest);
    const envelope = {
      senderName: brand,
      to: settings.recipients.length > 0 ? settings.recipients : [serverRecipient],
      // Not a list of addresses, because the staff's reply would go to all of them. The text contains what was typed.
      replyTo: isOneAddress(email) ? email : undefined,
      isAutomatic: false,
      // Nothing that a visitor typed, for which a mail server could reject it.
      ifRejected: {
        subject: `News about quote request ${number}`,
        text: `The mail server rejected the email about quote request ${number}. Open the request in the Studio, under Quote requests.`,
      },
    };
    if (mail.kind === "request") {
      const subject = settings.subject || DEFAULT_MAIL_SETTINGS.subject;
      return {
        ...envelope,
        subject: oneLine(fill(subject, { name, number, brand })),
        text: requestText(quoteRequest, settings),
        messageId: `<${id}@quote-requests>`,
      };
    }
    const messageId = `<${id}.${mail.kind}.${mail.about.replace(/\W/g, "")}@quote-requests>`;
    if (mail.kind === "answer") {
      const answer = await pages.event(mail.about);
      if (answer === undefined) return undefined;
      const subject = `Message about request ${number} from ${name}`;
      return { ...envelope, messageId, subject: oneLine(subject), text: answer.text };
    }
    const { changedAt, seenAt } = await pages.readForStaff(id);
    const isSeen = changedAt === null || (seenAt !== null && seenAt >= changedAt);
    if (isSeen) return undefined;
    const text = `${name} has added details or files to request ${number}. They are in the Studio, under Quote requests.`;
    return {
      ...envelope,
      messageId,
      subject: oneLine(`New details for request ${number} from ${name}`),
      text,
    };
  }

  return async function write(mail, at) {
    const quoteRequest = await quoteRequests.get(mail.quoteRequestId);
    if (quoteRequest === undefined) return undefined;
    const visit = await database
      .selectFrom("quoteRequests")
      .select(["language", "replyBy", "brand", "sender"])
      .where("id", "=", quoteRequest.id)
      .executeTakeFirst();
    // Staff have deleted the request meanwhile.
    if (visit === undefined) return undefined;
    const context = { settings: await mailSettings.get(), visit, brand: visit.brand ?? site };
    return isToCustomer(mail)
      ? toCustomer(mail, quoteRequest, context, at)
      : toStaff(mail, quoteRequest, context);
  };
}

/** Whether a text is exactly one address, to which a mail may go. */
export function isOneAddress(email: string): boolean {
  return v.is(OneAddress, email);
}

function requestText(quoteRequest: StaffQuoteRequest, { introduction }: MailSettings): string {
  const { number, message, fileName, partReport, receivedAt } = quoteRequest;
  const file = fileName === "" ? "none" : `${oneLine(fileName)} (in the Studio, under Quote requests)`;
  return [
    ...(introduction === "" ? [] : [introduction, ""]),
    `${NUMBER_LABEL}: ${number}`,
    `Name: ${nameOf(quoteRequest)}`,
    ...LISTED_FIELDS.map((field) => `${STAFF_LABELS[field]}: ${oneLine(staffText(quoteRequest, field))}`),
    `File: ${file}`,
    `Received: ${receivedAt}`,
    "",
    message,
    ...(partReport === "" ? [] : ["", `${PART_REPORT_LABEL}:`, partReport]),
  ].join("\n");
}

/** What the customer sent, quoted as mail programs quote. */
function sentText({ message, fileName }: StaffQuoteRequest): string {
  const lines = [
    ...withLineFeeds(message).split("\n"),
    ...(fileName === "" ? [] : [`[${oneLine(fileName)}]`]),
  ];
  return lines.map((line) => `> ${defuseText(line)}`).join("\n");
}

/** “Tue, May 12, 6:00 PM your time”. */
function replyText(replyBy: ReplyBy, language: string, { yourTime }: CustomerWords): string {
  const { time, zone = yourTime } = replyTime(replyBy, language);
  // A bracket of Japanese has its own space.
  return zone.startsWith("（") ? time + zone : `${time} ${zone}`;
}

/** Replaces {names} by their values, once: a value that contains braces stays as it is. Leaves out a line whose value is unknown. */
function fill(text: string, values: Readonly<Record<string, string | undefined>>): string {
  const isKnown = (line: string) =>
    [...line.matchAll(/\{(\w+)\}/g)].every(
      ([, name = ""]) => !(name in values) || values[name] !== undefined,
    );
  return text
    .split("\n")
    .filter(isKnown)
    .join("\n")
    .replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

function nameOf({ firstName, lastName }: StaffQuoteRequest, language = "en"): string {
  const names = isFamilyNameFirst(language) ? [lastName, firstName] : [firstName, lastName];
  return oneLine(names.join(" "));
}

/** A line break in a name must not start a new mail header, nor a new line of the text. */
function oneLine(text: string): string {
  return text.replace(/[\s\u0085]+/g, " ");
}
