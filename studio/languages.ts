import { targetLanguage } from "schemas/rules/translated-texts.ts";
import { describeCode, documentName, translationModel } from "schemas/translated-fields.ts";
import { createLanguages } from "studio-languages/create-languages.tsx";

import { publishGate } from "#publishing/document-actions.ts";
import { formTitles } from "#structure/titles.ts";

/** Where translators work: a tool, and what they see beside a form. */
export const languages = createLanguages({
  model: translationModel,
  titles: formTitles,
  targetLanguage,
  documentName,
  describeCode,
  confirmDrafts: (drafts) => publishGate.confirmDrafts(drafts),
});
