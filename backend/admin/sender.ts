import { createTransport } from "nodemailer";

import type { Mail } from "./mailer.ts";

export interface MailSettings {
  /** smtp:// or smtps://, with user and password where the server wants them. */
  readonly smtpUrl: string;
  readonly from: string;
  readonly to: string;
}

/** A mail server that hangs must not hold up what waits behind; the mail is tried again. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** The way to the office. Rejects when the mail server did not take the mail. */
export function createSender({ smtpUrl, from, to }: MailSettings): (mail: Mail) => Promise<unknown> {
  const transport = createTransport({ url: smtpUrl, ...TIMEOUTS });
  return (mail) => transport.sendMail({ from, to, ...mail });
}
