import * as v from "valibot";

import { printable } from "./text.ts";

/** The mail settings, below the address of the admin host. Editors read them, administrators change them. */
export const STAFF_MAIL_PATH = "/staff/mail";

const MAX_RECIPIENTS = 10;

/** The mail about a quote request: who gets it, and what it says besides the request. */
export const MailSettings = v.strictObject({
  /** Without one, the server's MAIL_TO gets it. */
  recipients: v.pipe(
    v.array(
      v.pipe(
        v.string(),
        v.email((issue) => `“${issue.input}” is not an email address`),
        v.maxLength(320),
      ),
    ),
    v.maxLength(MAX_RECIPIENTS, `Enter at most ${MAX_RECIPIENTS} recipients`),
  ),
  /** `{name}` is the visitor's name. */
  subject: v.pipe(v.string(), v.maxLength(150, "Use at most 150 characters for the subject"), printable),
  /** Above the request. */
  introduction: v.pipe(
    v.string(),
    v.maxLength(1000, "Use at most 1,000 characters for the introduction"),
    printable,
  ),
});
export type MailSettings = v.InferOutput<typeof MailSettings>;

export const DEFAULT_MAIL_SETTINGS: MailSettings = {
  recipients: [],
  subject: "Quote request from {name}",
  introduction: "",
};

export const StoredMailSettings = v.object({
  settings: MailSettings,
  /** MAIL_TO of the server; null if it sends no mail. */
  serverRecipient: v.nullable(v.string()),
});
