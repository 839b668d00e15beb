import { defineField, defineType } from "@sanity/types";

import { LANGUAGE_CODE } from "../fields/language.ts";

/** Marks words of another language in a text, such as the German name of a standard. Screen readers then pronounce them rightly. */
export const foreignWords = defineType({
  name: "foreignWords",
  title: "Words in another language",
  type: "object",
  fields: [
    defineField({
      name: "code",
      title: "Language",
      type: "string",
      description:
        "Its code, for example de for German or zh for Chinese. Screen readers then pronounce the words correctly, and browsers choose the right letters and hyphens.",
      validation: (rule) =>
        rule
          .required()
          .custom(
            (code) =>
              code === undefined ||
              LANGUAGE_CODE.test(code) ||
              "Enter the code in lower case, for example de or zh-hans",
          ),
    }),
  ],
});
