import { publishedId } from "stored-values/stored-document.ts";
import { storedField, storedText } from "stored-values/stored-value.ts";

import { language } from "../documents/language.ts";
import { translation } from "../documents/translation.ts";
import { isTranslation, languageOf, pathInLanguage, translationId } from "../fields/language.ts";
import type { ContentRule } from "./rule.ts";

export const translatedOriginals: ContentRule = {
  name: "translated-originals",
  why: "The site cannot tell what it translates, and visitors do not find it",
  level: "error",
  isForTranslations: true,
  checkAll(documents) {
    const types = new Map(documents.map(({ _id, _type }) => [publishedId(_id), _type]));
    const codes = new Set(
      documents.flatMap((document) =>
        document._type === language.name ? (storedText(document, "code") ?? []) : [],
      ),
    );
    return documents.filter(isTranslation).flatMap((document) => {
      const code = languageOf(document);
      const original = storedText(storedField(document, "original"), "_ref") ?? "";
      const originalType = types.get(original);
      const id = translationId(original, code);
      const messages = [
        ...(codes.has(code) ? [] : [`No language has the code “${code}”`]),
        // The texts of a record are a document of a type of its own.
        ...(document._type === translation.name || originalType === document._type
          ? []
          : [`It translates “${original}”, which is not a document of its type`]),
        ...(publishedId(document._id) === id ? [] : [`Its id must be “${id}”`]),
      ];
      return messages.map((message) => ({ document, path: [], message }));
    });
  },
};

export const languageHomes: ContentRule = {
  name: "language-homes",
  why: "The brand, the Home buttons and the language switch of a language lead there",
  level: "error",
  isForTranslations: true,
  checkAll(documents) {
    const paths = new Set(documents.map((document) => document["path"]));
    return documents.flatMap((document) => {
      const code = document._type === language.name ? storedText(document, "code") : undefined;
      if (code === undefined || document["state"] !== "live") return [];
      const home = pathInLanguage("/", code);
      return paths.has(home)
        ? []
        : [
            {
              document,
              path: ["state"],
              message: `No page has the path ${home}. Translate the home page first`,
            },
          ];
    });
  },
};
