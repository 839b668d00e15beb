import * as v from "valibot";

import { printable } from "./text.ts";

/** The path of the email settings on the admin host. Editors can read them, and administrators can change them. */
export const STAFF_MAIL_PATH = "/staff/mail";

const MAX_RECIPIENTS = 10;

/** The settings of the email about a quote request: its recipients and texts. */
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
  /** `{name}` is the visitor's name. */
  subject: v.pipe(v.string(), v.maxLength(150, "Use at most 150 characters for the subject"), printable),
  /** The text above the request. */
  introduction: v.pipe(
    v.string(),
    v.maxLength(1000, "Use at most 1,000 characters for the introduction"),
    printable,
  ),
});
export type MailSettings = v.InferOutput<typeof MailSettings>;

/** Used until an administrator saves other settings. The subject is also used if the saved one is empty. */
export const DEFAULT_MAIL_SETTINGS: MailSettings = {
  recipients: [],
  subject: "Quote request from {name}",
  introduction: "",
};

export const StoredMailSettings = v.object({
  settings: MailSettings,
  /** The server's MAIL_TO. Null if it sends no email. */
  serverRecipient: v.nullable(v.string()),
});
