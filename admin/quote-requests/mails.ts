import { defineOutbox } from "mail-outbox/outbox.ts";

import type { MailKind } from "#database/schema.ts";

/** Identifies a mail: there is one with these values. */
export interface MailKey {
  readonly quoteRequestId: string;
  readonly kind: MailKind;
  /** The event of a question or answer, or the period of new details. Otherwise empty. */
  readonly about: string;
}

/** The mails about quote requests. */
export const mails = defineOutbox<MailKey>("mails", ["quoteRequestId", "kind", "about"]);
