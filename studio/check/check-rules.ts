import { isPublishedWith } from "schemas/fields/link-rules.ts";
import { schemaTypes } from "schemas/index.ts";
import { checkTogether, contentRules, findingText, withRules } from "schemas/rules/check-content.ts";
import type { CheckRules } from "studio-check/serve-check.ts";

import { validationMessages } from "#check/validation-messages.ts";
import { formTitles } from "#structure/titles.ts";

/** What the worker of the check knows: the schema with its rules, and what is compared between documents. */
export const checkRules: CheckRules = {
  titles: formTitles,
  isPublishedWith,
  types: schemaTypes.map(withRules),
  messages: validationMessages,
  comparisons: new Map(
    contentRules.map((rule) => [
      rule.name,
      (documents) =>
        checkTogether(documents, [rule]).map((finding) => {
          const { document, path } = finding;
          return { document, path, level: rule.level, message: findingText(finding) };
        }),
    ]),
  ),
};
