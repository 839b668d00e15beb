import { vValidator } from "@hono/valibot-validator";
import { MailSettings, STAFF_MAIL_PATH } from "contracts/mail-settings.ts";
import { Hono } from "hono";

import type { MailSettingsTable } from "#quote-requests/mail-settings-table.ts";

import { rejectInvalid, type StaffEnv } from "./staff-request.ts";

interface MailRoutesOptions {
  readonly mailSettings: MailSettingsTable;
  /** MAIL_TO. Undefined if the server sends no mail. */
  readonly serverRecipient: string | undefined;
}

/** The routes of the mail settings. staff-routes.ts mounts them after it has identified the sender. */
export function createMailRoutes({ mailSettings, serverRecipient }: MailRoutesOptions): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();
  const stored = async () => ({
    settings: await mailSettings.get(),
    serverRecipient: serverRecipient ?? null,
  });

  app.get(STAFF_MAIL_PATH, async (context) => context.json({ code: 200, data: await stored() }));

  app.put(STAFF_MAIL_PATH, vValidator("json", MailSettings, rejectInvalid), async (context) => {
    if (context.get("identity").role !== "administrator")
      return context.json({ code: 403, msg: "Only administrators change who receives quote requests" }, 403);
    await mailSettings.set(context.req.valid("json"));
    return context.json({ code: 200, data: await stored() });
  });
  return app;
}
