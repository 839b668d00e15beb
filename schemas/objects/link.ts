import { type CustomValidatorResult, defineField, defineType, type ValidationContext } from "@sanity/types";

import { anchorProblem } from "../display-fields.ts";
import { QUOTE_MESSAGE_LENGTH } from "../limits.ts";
import {
  anchorExists,
  emailProblem,
  externalUrlProblem,
  phoneProblem,
  targetIsPublished,
} from "../link-rules.ts";
import { routableTypes } from "../path.ts";
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
    }),
    defineField({
      name: "reference",
      title: "Page",
      type: "reference",
      to: routableTypes.map((type) => ({ type })),
      description: "The link stays right when the path of that page changes.",
      hidden: isNot("internal"),
      validation: (rule) => rule.custom(targetIsPublished).warning(),
    }),
    defineField({
      name: "anchor",
      title: "Place on the page",
      type: "string",
      description: "Where on that page the visitor arrives.",
      hidden: ({ parent }) =>
        storedField(parent, "kind") !== "internal" || storedField(parent, "reference") === undefined,
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
      validation: (rule) => rule.custom(checkedFor("external", externalUrlProblem)),
    }),
    defineField({
      name: "email",
      title: "E-mail address",
      type: "string",
      description: "The visitor’s mail program opens with this address filled in.",
      hidden: isNot("email"),
      validation: (rule) => rule.custom(checkedFor("email", emailProblem)),
    }),
    defineField({
      name: "phone",
      title: "Phone number",
      type: "string",
      description: "With the country code, for example +86 27 0000 0000.",
      hidden: isNot("phone"),
      validation: (rule) => rule.custom(checkedFor("phone", phoneProblem)),
    }),
    defineField({
      name: "file",
      title: "File",
      type: "file",
      description: "The file that is downloaded, for example a PDF.",
      hidden: isNot("file"),
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
  validation: (rule) => rule.custom(leadsSomewhere),
});

/** A link that must lead somewhere. Mostly it leads to a page, so a new one starts so. */
export function linkField(description: string) {
  return defineField({
    name: "link",
    title: "Link",
    type: "link",
    description,
    initialValue: { kind: "internal", newWindow: false },
    validation: (rule) => rule.required().custom(leadsSomewhere),
  });
}

/** A link that may stay empty: without a kind it counts as empty, and one that is begun never stops a publish. */
export function optionalLinkField({ title = "Link", description }: { title?: string; description: string }) {
  return defineField({
    name: "link",
    title,
    type: "link",
    description,
    options: { collapsible: true, collapsed: true },
    validation: (rule) =>
      rule
        .custom((stored) => {
          const missing = storedField(stored, "kind") === undefined ? undefined : missingIn(stored);
          return missing ? { ...missing, message: `${missing.message}, or empty “Leads to”` } : true;
        })
        .warning(),
  });
}

type Kind = "internal" | "external" | "quote" | "email" | "phone" | "file";

/** What a window can show. */
const inWindow = new Set<unknown>(["internal", "external", "file"] satisfies Kind[]);

function isNot(kind: Kind) {
  return hiddenUnless("kind", kind);
}

/** What a link of each kind needs, and what is said while it has none. */
const needs = new Map<unknown, { field: string; missing: string }>([
  ["internal", { field: "reference", missing: "Choose a page" }],
  ["external", { field: "url", missing: "Write the address" }],
  ["email", { field: "email", missing: "Write the e-mail address" }],
  ["phone", { field: "phone", missing: "Write the phone number" }],
  ["file", { field: "file", missing: "Choose a file" }],
] satisfies [Kind, object][]);

function leadsSomewhere(stored: unknown): CustomValidatorResult {
  return stored === undefined || (missingIn(stored) ?? true);
}

/** What a link lacks to lead somewhere, and at which field; nothing when it does. */
export function missingIn(stored: unknown): { message: string; path: string[] } | undefined {
  const kind = storedField(stored, "kind");
  if (kind === undefined) return { message: "Choose what the link leads to", path: ["kind"] };
  const need = needs.get(kind);
  if (need === undefined || storedField(stored, need.field) !== undefined) return undefined;
  return { message: need.missing, path: [need.field] };
}

/** The text must pass the check while the link is of this kind. */
function checkedFor(kind: Kind, problemOf: (text: string) => string | undefined) {
  return (text: string | undefined, { parent }: ValidationContext): CustomValidatorResult =>
    text === undefined || storedField(parent, "kind") !== kind || (problemOf(text) ?? true);
}
