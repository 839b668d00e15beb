import { defineType } from "@sanity/types";

import { inForm, textField } from "../fields/basic-fields.ts";
import { LANGUAGE_CODE } from "../fields/language.ts";

/** Marks words of another language in a text, such as the German name of a standard. Screen readers then pronounce them correctly. */
export const foreignWords = defineType({
  name: "foreignWords",
  title: "Words in another language",
  type: "object",
  fields: [
    textField(
      "code",
      "Language",
      "Its code, for example de for German or zh for Chinese. Screen readers then pronounce the words correctly, and browsers choose the letter forms and hyphens of that language.",
      {
        isRequired: true,
        problemOf: inForm(LANGUAGE_CODE, "Enter the code in lower case, for example de or zh-hans"),
      },
    ),
  ],
});
