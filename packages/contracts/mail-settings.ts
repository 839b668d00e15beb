import * as v from "valibot";

import { keysOf } from "./keys-of.ts";
import { printable } from "./text.ts";

/** The path of the email settings on the admin host. Editors can read them and word the mails; administrators also set the recipients. */
export const STAFF_MAIL_PATH = "/staff/mail";

const MAX_RECIPIENTS = 10;
const subject = v.pipe(v.string(), v.maxLength(150, "Use at most 150 characters for the subject"), printable);
const mailText = v.pipe(
  v.string(),
  v.maxLength(4000, "Use at most 4,000 characters for the text of a mail"),
  printable,
);

/** The words of the mails to customers in one language. An empty text has the default. */
export const CustomerWords = v.strictObject({
  receiptSubject: subject,
  receiptText: mailText,
  questionSubject: subject,
  questionText: mailText,
  /** Follows a time in the customer's time zone. */
  yourTime: v.pipe(v.string(), v.maxLength(40), printable),
});
export type CustomerWords = v.InferOutput<typeof CustomerWords>;

/** The settings of the emails about quote requests: who gets them, and what they say. */
export const MailSettings = v.strictObject({
  /** If empty, the email goes to the server's MAIL_TO. */
  recipients: v.pipe(
    v.array(
      v.pipe(
        v.string(),
        v.email(({ input }) =>
          /\s/.test(input)
            ? `“${input}” is not an email address. Write one address per line, without spaces`
            : `“${input}” is not an email address`,
        ),
        v.maxLength(320),
      ),
    ),
    v.maxLength(MAX_RECIPIENTS, `Enter at most ${MAX_RECIPIENTS} recipients`),
  ),
  /** `{name}` is the visitor's name, and `{number}` the number of the request. */
  subject,
  /** The text above the request. */
  introduction: v.pipe(
    v.string(),
    v.maxLength(1000, "Use at most 1,000 characters for the introduction"),
    printable,
  ),
  /** Whether customers get a receipt. */
  isReceiptSent: v.optional(v.boolean(), true),
  /** By language: “en”. */
  customerWords: v.optional(
    v.pipe(
      v.record(v.pipe(v.string(), v.regex(/^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/)), CustomerWords),
      v.maxEntries(40),
    ),
    {},
  ),
});
export type MailSettings = v.InferOutput<typeof MailSettings>;

/** Used until staff save other settings. The subject is also used if the saved one is empty. */
export const DEFAULT_MAIL_SETTINGS: MailSettings = {
  recipients: [],
  subject: "Quote request {number} from {name}",
  introduction: "",
  isReceiptSent: true,
  customerWords: {},
};

/**
 * `{name}` (the first name), `{fullName}`, `{number}`, `{brand}` (the name of the company), `{site}` (its domain), `{sent}`, `{question}`,
 * `{link}` and `{replyBy}` are replaced. A line whose value is not known, such as when staff reply, is left out. `{brand}` tells a customer
 * who asked several shops who writes.
 */
const ENGLISH: CustomerWords = {
  receiptSubject: "{brand}: we received your request {number}",
  receiptText: `Hello {name},

Thank you for your request to {brand}. Its number is {number}.
You will hear from us by {replyBy}.

Add parts, drawings and files, and check its status:
{link}

What you sent:
{sent}`,
  questionSubject: "{brand}: a question about your request {number}",
  questionText: `Hello {name},

We have a question about your request {number} to {brand}:

{question}

Please answer on your request page, so that everything is in one place:
{link}`,
  yourTime: "your time",
};

// cspell:disable
const GERMAN: CustomerWords = {
  receiptSubject: "{brand}: Ihre Anfrage {number} ist eingegangen",
  receiptText: `Guten Tag {fullName},

vielen Dank für Ihre Anfrage an {brand}. Sie ist bei uns eingegangen und hat die Nummer {number}.
Sie hören von uns bis {replyBy}.

Hier ergänzen Sie Teile, Zeichnungen und weitere Dateien und sehen den Stand:
{link}

Das haben Sie uns gesendet:
{sent}`,
  questionSubject: "{brand}: eine Frage zu Ihrer Anfrage {number}",
  questionText: `Guten Tag {fullName},

zu Ihrer Anfrage {number} an {brand} haben wir eine Frage:

{question}

Bitte antworten Sie auf der Seite Ihrer Anfrage, damit alles beisammen bleibt:
{link}`,
  yourTime: "Ihrer Zeit",
};

const JAPANESE: CustomerWords = {
  receiptSubject: "【{brand}】お見積もり依頼を受け付けました（{number}）",
  receiptText: `{fullName} 様

このたびは、{brand}にお見積もりをご依頼いただき、ありがとうございます。ご依頼を受け付けました。ご依頼番号は{number}です。
{replyBy}までにご連絡します。

部品・図面・ファイルの追加と、状況の確認はこちらから：
{link}

送信いただいた内容：
{sent}`,
  questionSubject: "【{brand}】ご依頼についての質問（{number}）",
  questionText: `{fullName} 様

{brand}へのご依頼（{number}）について、お尋ねしたいことがあります。

{question}

内容を1か所にまとめておくため、ご依頼のページでご回答ください。
{link}`,
  yourTime: "（お客様の現地時間）",
};
// cspell:enable

/** The words until staff change them, by language. Other languages have the English ones. */
const DEFAULT_WORDS: Readonly<Record<string, CustomerWords>> = { en: ENGLISH, de: GERMAN, ja: JAPANESE };

/** Undefined for a language that comes without words. */
export function defaultCustomerWords(language: string): CustomerWords | undefined {
  return Object.hasOwn(DEFAULT_WORDS, language) ? DEFAULT_WORDS[language] : undefined;
}

/** The words in a language, and the language that they are in. A text that staff left empty has the default. */
export function customerWordsIn(
  { customerWords }: Pick<MailSettings, "customerWords">,
  language: string,
): { readonly words: CustomerWords; readonly language: string } {
  const chosen = customerWords[language];
  const readIn = chosen === undefined && defaultCustomerWords(language) === undefined ? "en" : language;
  const words = { ...(defaultCustomerWords(readIn) ?? ENGLISH) };
  for (const name of keysOf(words)) words[name] = customerWords[readIn]?.[name] || words[name];
  return { words, language: readIn };
}

export const StoredMailSettings = v.object({
  settings: MailSettings,
  /** The server's MAIL_TO. Null if it sends no email. */
  serverRecipient: v.nullable(v.string()),
  /** The number of mails to staff that were given up in the last 30 days. Optional, because other admin hosts may not count them. */
  failedMails: v.optional(v.number(), 0),
});
