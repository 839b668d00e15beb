import { createMailer, type Mail } from "mail-outbox/mailer.ts";
import { createLog } from "server-kit/log.ts";
import { expect, vi } from "vitest";

import type { createTestAdmin } from "./admin.ts";

type TestAdmin = Pick<Awaited<ReturnType<typeof createTestAdmin>>, "outbox" | "write" | "now">;

/** Sends the mails that are due, and returns those that were accepted. `accept` is the mail server. */
export async function sendDueMails(
  { outbox, write, now }: TestAdmin,
  accept: (mail: Mail) => void = () => undefined,
): Promise<Mail[]> {
  const sent: Mail[] = [];
  const mailer = createMailer({
    outbox,
    write,
    send: async (mail) => {
      accept(mail);
      sent.push(mail);
    },
    log: createLog("error", () => undefined),
    now,
  });
  mailer.wake();
  const isDone = async () => ((await outbox.nextTime()) ?? "never") > now().toISOString();
  await vi.waitFor(async () => expect(await isDone()).toBe(true), { timeout: 60_000 });
  await mailer.stop();
  return sent;
}
