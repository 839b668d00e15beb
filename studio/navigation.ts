import { navigation, navigationId } from "schemas/documents/navigation.ts";
import { settings, settingsId } from "schemas/documents/settings.ts";
import { schemaTypes } from "schemas/index.ts";
import { textOf } from "studio-guide/chapters.ts";
import type { FindSettings } from "studio-navigation/find-entries.ts";

import { guide } from "#guide/guide.ts";
import { formTitles, kindTitle, TITLE_FIELDS } from "#structure/titles.ts";

/** What the box at the top finds. */
export const findSettings: FindSettings = {
  types: schemaTypes.filter(({ type }) => type === "document").map(({ name }) => name),
  titleFields: TITLE_FIELDS,
  titles: formTitles,
  kindTitle,
  singletons: [
    { type: settings, id: settingsId },
    { type: navigation, id: navigationId },
  ],
  entries: () =>
    guide.chapters.map((chapter) => ({
      value: `guide ${chapter.id}`,
      title: chapter.title,
      place: guide.tool.title,
      words: textOf(chapter),
      target: `guide/${chapter.id}`,
      isLong: true,
    })),
};
