import { storedField } from "../fields/stored-field.ts";
import type { ContentRule } from "./rule.ts";

export const uniqueTexts: ContentRule = {
  name: "unique-texts",
  why: "Search engines show only one of two pages that look the same, and visitors cannot tell them apart",
  level: "warning",
  checkAll(documents) {
    const pages = documents.filter(({ path }) => typeof path === "string");
    const texts = pages.flatMap((page) => {
      const seo = page["seo"];
      const ownTitle = storedField(seo, "title");
      return [
        {
          page,
          what: "title",
          text: ownTitle ?? page["title"],
          path: ownTitle === undefined ? ["title"] : ["seo", "title"],
        },
        { page, what: "description", text: storedField(seo, "description"), path: ["seo", "description"] },
        { page, what: "summary", text: page["summary"], path: ["summary"] },
      ];
    });
    const filled = texts.filter(({ text }) => typeof text === "string" && text.trim() !== "");
    const groups = Map.groupBy(filled, ({ what, text }) => `${what} ${String(text).trim().toLowerCase()}`);
    return [...groups.values()].flatMap((group) =>
      group.slice(1).map(({ page, what, path }) => ({
        document: page,
        path,
        message: `The ${what} is the same as that of ${String(group[0]?.page["path"])}. Say what is special about this page`,
      })),
    );
  },
};
