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
import { claimMailToStaff, endOfPeriod, isToCustomer, type MailKey, requestsOfSummary } from "./mails.ts";
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
  /** Where staff open requests. Undefined if it is not known. */
  readonly studioUrl: string | undefined;
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
/** A summary names so many requests, so that an attack does not make it too long for a mail server. */
const MAX_IN_SUMMARY = 100;
/** A server that sent no mails for days must not send old receipts when it does. */
const MAX_RECEIPT_AGE_MS = 24 * 3_600_000;

const OneAddress = v.pipe(v.string(), v.email());

export function createWriteMail(options: Options): WriteMail {
  const { database, quoteRequests, pages, links, mailSettings, serverRecipient, siteUrl, studioUrl } =
    options;
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
    at: Date,
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
    if (mail.kind === "summary") {
      const requests = await requestsOfSummary(database, mail.about);
      if (requests.length === 0) return undefined;
      const subject = `News about ${requests.length} quote ${requests.length === 1 ? "request" : "requests"}`;
      const where = "All are in the Studio, under Quote requests.";
      const listed = requests.slice(0, MAX_IN_SUMMARY);
      const lines = listed.map((each) =>
        [each.number, studioUrl && `${studioUrl}/quote-requests/requests/${each.id}`]
          .filter(Boolean)
          .join(" "),
      );
      const more = requests.length - listed.length;
      const introduction =
        "There is a lot of news, so these quote requests have one email together. They are new, or their customers have added something.";
      return {
        ...envelope,
        replyTo: undefined,
        subject,
        text: [introduction, "", ...lines, ...(more > 0 ? [`and ${more} more`] : []), "", where].join("\n"),
        messageId: `<summary.${mail.about.replace(/\W/g, "")}@quote-requests>`,
        ifRejected: { subject, text: where },
      };
    }
    const isMailed = async () => claimMailToStaff(database, mail, at);
    if (mail.kind === "request") {
      if (!(await isMailed())) return undefined;
      const subject = settings.subject || DEFAULT_MAIL_SETTINGS.subject;
      return {
        ...envelope,
        subject: oneLine(fill(subject, { name, number, brand })),
        text: requestText(quoteRequest, settings),
        messageId: `<${id}@quote-requests>`,
      };
    }
    const messageId = `<${id}.${mail.kind}.${mail.about.replace(/\W/g, "")}@quote-requests>`;
    const { changedAt, seenAt, events } = await pages.readForStaff(id);
    const answers = events.filter(
      ({ kind, id: event, at: time }) =>
        kind === "answer" && (event === mail.about || endOfPeriod(time) === mail.about),
    );
    const isSeen = changedAt === null || (seenAt !== null && seenAt >= changedAt);
    if ((isSeen && answers.length === 0) || !(await isMailed())) return undefined;
    const [news, text] =
      answers.length === 0
        ? ["New details for", `${name} has added details or files to request ${number}. They are`]
        : [
            "Message about",
            [...answers.map((answer) => answer.text), "Everything that was added is"].join("\n\n"),
          ];
    return {
      ...envelope,
      messageId,
      subject: oneLine(`${news} request ${number} from ${name}`),
      text: `${text} in the Studio, under Quote requests.`,
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
      : toStaff(mail, quoteRequest, context, at);
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
