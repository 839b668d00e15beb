import { createTransport } from "nodemailer";

import type { Mail } from "./mailer.ts";

export interface MailSettings {
  /** smtp:// or smtps://, with user and password where the server wants them. */
  readonly smtpUrl: string;
  readonly from: string;
  readonly to: string;
}

/** The way to the office. Rejects when the mail server did not take the mail. */
export function createSender({ smtpUrl, from, to }: MailSettings): (mail: Mail) => Promise<unknown> {
  const transport = createTransport(smtpUrl);
  return (mail) => transport.sendMail({ from, to, ...mail });
}
