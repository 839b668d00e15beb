import { DEFAULT_MAIL_SETTINGS, MailSettings } from "contracts/mail-settings.ts";
import * as v from "valibot";

import type { Database } from "#database/schema.ts";

const Content = v.pipe(v.string(), v.parseJson(), MailSettings);

export type MailSettingsTable = ReturnType<typeof createMailSettingsTable>;

/** The mail settings of the staff. They are not in the Content Lake, because anyone may read published content. */
export function createMailSettingsTable(database: Database) {
  return {
    async get(): Promise<MailSettings> {
      const row = await database.selectFrom("mailSettings").select("content").executeTakeFirst();
      return row === undefined ? DEFAULT_MAIL_SETTINGS : v.parse(Content, row.content);
    },
    async set(settings: MailSettings): Promise<void> {
      const content = JSON.stringify(settings);
      await database
        .insertInto("mailSettings")
        .values({ id: 1, content })
        .onConflict((conflict) => conflict.column("id").doUpdateSet({ content }))
        .execute();
    },
  };
}
