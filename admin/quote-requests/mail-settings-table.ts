import type { DatabaseSync } from "node:sqlite";

import { DEFAULT_MAIL_SETTINGS, MailSettings } from "contracts/mail-settings.ts";
import * as v from "valibot";

/** The mail settings of the staff. They are not in the Content Lake, because anyone may read published content. */
export interface MailSettingsTable {
  get(): MailSettings;
  set(settings: MailSettings): void;
}

const Row = v.object({ content: v.pipe(v.string(), v.parseJson(), MailSettings) });

export function createMailSettingsTable(database: DatabaseSync): MailSettingsTable {
  const read = database.prepare("select content from mail_settings");
  const write = database.prepare(
    "insert into mail_settings (id, content) values (1, ?) on conflict (id) do update set content = excluded.content",
  );
  return {
    get() {
      const row = read.get();
      return row === undefined ? DEFAULT_MAIL_SETTINGS : v.parse(Row, row).content;
    },
    set: (settings) => void write.run(JSON.stringify(settings)),
  };
}
