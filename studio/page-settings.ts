import { isTranslation, languageOf, translationId } from "schemas/fields/language.ts";
import { routableTypes } from "schemas/fields/routable-types.ts";
import { schemaTypes } from "schemas/index.ts";
import { missingFigureSpan } from "schemas/quantities/capability-figures.ts";
import { publishedId } from "stored-values/stored-document.ts";
import type { PageSettings } from "studio-pages/page-settings.ts";

import { formTitles, languageName, TITLE } from "#structure/titles.ts";

/** What moving, removing and ending pages needs to know about this site. */
export const pageSettings: PageSettings = {
  pageTypes: routableTypes,
  // The home page of another language leaves with its language.
  isPermanent: ({ path }) => path === "/",
  titles: formTitles,
  languageOf: (document) => (isTranslation(document) ? languageName(languageOf(document)) : undefined),
  isTranslationOf: (document, id) =>
    isTranslation(document) && publishedId(document._id) === translationId(id, languageOf(document)),
  titleExpression: TITLE,
  links: {
    types: schemaTypes,
    needed: {
      link: ["reference"],
      action: ["link"],
      menuLink: ["link"],
      menuGroup: ["items"],
      menu: ["items"],
      footerColumn: ["items"],
      glossaryMark: ["term"],
      processNeed: ["first"],
      quantity: ["capability"],
      size: ["capability"],
      redirect: ["page"],
    },
    aboutTarget: {
      link: { reference: "anchor" },
      menuLink: { link: "spelling" },
      redirect: { page: "anchor" },
    },
    withoutTarget: missingFigureSpan,
  },
};
