import { type CustomValidatorResult, defineField, defineType, type ValidationContext } from "@sanity/types";

import { anchorProblem } from "../anchor.ts";
import { routableTypes } from "../documents/routable.ts";
import { QUOTE_MESSAGE_LENGTH } from "../limits.ts";
import { anchorExists, targetIsPublished } from "../link-checks.ts";
import { emailProblem, externalUrlProblem, phoneProblem } from "../link-rules.ts";
import { hiddenUnless, storedField } from "../stored-field.ts";

export const link = defineType({
  name: "link",
  title: "Link",
  type: "object",
  fields: [
    defineField({
      name: "kind",
      title: "Leads to",
      type: "string",
      description: "What happens when a visitor follows the link.",
      options: {
        list: [
          { value: "internal", title: "A page of this site" },
          { value: "external", title: "Another website" },
          { value: "quote", title: "The quote form, opened over the page" },
          { value: "email", title: "A new e-mail" },
          { value: "phone", title: "A phone call" },
          { value: "file", title: "A file to download" },
        ],
      },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "reference",
      title: "Page",
      type: "reference",
      to: routableTypes.map((type) => ({ type })),
      description: "The link stays right when the path of that page changes.",
      hidden: isNot("internal"),
      validation: (rule) => [
        rule.custom(neededFor("internal", "Choose a page")),
        rule.custom(targetIsPublished).warning(),
      ],
    }),
    defineField({
      name: "anchor",
      title: "Place on the page",
      type: "string",
      description: "Where on that page the visitor arrives.",
      hidden: isNot("internal"),
      validation: (rule) => [
        rule.custom((anchor) => (anchor === undefined ? true : (anchorProblem(anchor) ?? true))),
        rule.custom(anchorExists).warning(),
      ],
    }),
    defineField({
      name: "url",
      title: "Address",
      type: "string",
      description: "The full address, copied from the browser. It starts with https://",
      hidden: isNot("external"),
      validation: (rule) => rule.custom(checkedFor("external", externalUrlProblem, "Write the address")),
    }),
    defineField({
      name: "email",
      title: "E-mail address",
      type: "string",
      description: "The visitor’s mail program opens with this address filled in.",
      hidden: isNot("email"),
      validation: (rule) => rule.custom(checkedFor("email", emailProblem, "Write the e-mail address")),
    }),
    defineField({
      name: "phone",
      title: "Phone number",
      type: "string",
      description: "With the country code, for example +86 27 0000 0000.",
      hidden: isNot("phone"),
      validation: (rule) => rule.custom(checkedFor("phone", phoneProblem, "Write the phone number")),
    }),
    defineField({
      name: "file",
      title: "File",
      type: "file",
      description: "The file that is downloaded, for example a PDF.",
      hidden: isNot("file"),
      validation: (rule) => rule.custom(neededFor("file", "Choose a file")),
    }),
    defineField({
      name: "prefill",
      title: "Text already written in the quote form",
      type: "text",
      rows: 3,
      description: `Put into the project description, where the visitor can change it. May stay empty. At most ${QUOTE_MESSAGE_LENGTH} characters.`,
      hidden: isNot("quote"),
      validation: (rule) => rule.max(QUOTE_MESSAGE_LENGTH),
    }),
    defineField({
      name: "newWindow",
      title: "Open in a new window",
      type: "boolean",
      description: "Keeps this site open behind it. Meant for other websites and files.",
      hidden: ({ parent }) => !inWindow.has(storedField(parent, "kind")),
    }),
  ],
  initialValue: { kind: "internal", newWindow: false },
});

type Kind = "internal" | "external" | "quote" | "email" | "phone" | "file";

/** What a window can show. */
const inWindow = new Set<unknown>(["internal", "external", "file"] satisfies Kind[]);

function isNot(kind: Kind) {
  return hiddenUnless("kind", kind);
}

/** The field must hold something while the link is of this kind. */
function neededFor(kind: Kind, missing: string) {
  return (value: unknown, { parent }: ValidationContext): CustomValidatorResult =>
    storedField(parent, "kind") !== kind || value !== undefined || missing;
}

/** The text must be there and pass the check while the link is of this kind. */
function checkedFor(kind: Kind, problemOf: (text: string) => string | undefined, missing: string) {
  return (text: string | undefined, { parent }: ValidationContext): CustomValidatorResult => {
    if (storedField(parent, "kind") !== kind) return true;
    return text === undefined ? missing : (problemOf(text) ?? true);
  };
}
