import { type CustomValidatorResult, defineField, defineType, type ValidationContext } from "@sanity/types";
import { storedField } from "stored-values/stored-value.ts";

import { booleanField, choiceField, textField, typedField } from "../fields/basic-fields.ts";
import { prefillField } from "../fields/common-fields.ts";
import { anchorProblem } from "../fields/display-fields.ts";
import { hiddenUnless } from "../fields/hidden-unless.ts";
import { warnsOnly } from "../fields/lake.ts";
import { IS_ORIGINAL } from "../fields/language.ts";
import {
  checkAnchorExists,
  emailProblem,
  externalUrlProblem,
  phoneProblem,
  checkTargetIsPublished,
} from "../fields/link-rules.ts";
import { routableTypes } from "../fields/routable-types.ts";

export const link = defineType({
  name: "link",
  title: "Link",
  type: "object",
  fields: [
    choiceField("kind", "Link to", "What the link does.", {
      list: [
        { value: "internal", title: "A page of this site" },
        { value: "external", title: "Another website" },
        { value: "quote", title: "The quote form in a dialog" },
        { value: "email", title: "A new email" },
        { value: "phone", title: "A phone call" },
        { value: "file", title: "A file to download" },
      ],
    }),
    defineField({
      name: "reference",
      title: "Page",
      type: "reference",
      to: routableTypes.map((type) => ({ type })),
      options: { filter: IS_ORIGINAL },
      description: "The link stays valid if the page’s path changes.",
      hidden: isNot("internal"),
      // `skip` removes Sanity’s own rule for references, which would give a second warning about the same.
      validation: (rule) => rule.skip().custom(checkTargetIsPublished).warning(),
    }),
    defineField({
      name: "anchor",
      title: "Section of the page",
      type: "string",
      description: "Where on that page visitors land.",
      hidden: ({ parent }) =>
        storedField(parent, "kind") !== "internal" || storedField(parent, "reference") === undefined,
      validation: (rule) => [
        rule.custom((anchor) => (anchor === undefined ? true : (anchorProblem(anchor) ?? true))),
        rule.custom(warnsOnly(checkAnchorExists)).warning(),
      ],
    }),
    textField("url", "Address", "The full address, copied from the browser, starting with https://", {
      hidden: isNot("external"),
      problemOf: checkedFor("external", externalUrlProblem),
    }),
    textField("email", "Email address", "Opens the visitor’s email program with this address filled in.", {
      hidden: isNot("email"),
      problemOf: checkedFor("email", emailProblem),
    }),
    textField("phone", "Phone number", "With the country code, for example +86 27 0000 0000.", {
      hidden: isNot("phone"),
      problemOf: checkedFor("phone", phoneProblem),
    }),
    typedField("file", "File", "The file that is downloaded, for example a PDF.", {
      type: "file",
      hidden: isNot("file"),
    }),
    { ...prefillField(), hidden: isNot("quote") },
    booleanField(
      "newWindow",
      "Open in a new window",
      "Keeps this site open. Use it for other websites and files.",
      { hidden: ({ parent }) => !windowKinds.has(storedField(parent, "kind")) },
    ),
  ],
  validation: (rule) => rule.custom(checkTarget),
});

/** A required link. The default kind is a page, because most links lead to pages. */
export function linkField(description: string) {
  return defineField({
    name: "link",
    title: "Link",
    type: "link",
    description,
    initialValue: { kind: "internal", newWindow: false },
    validation: (rule) => rule.required().custom(checkTarget),
  });
}

/** An optional link. It counts as empty if it has no kind. An incomplete link only gets a warning. */
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
          const missing = storedField(stored, "kind") === undefined ? undefined : missingTarget(stored);
          return missing ? { ...missing, message: `${missing.message}, or clear “Link to”` } : true;
        })
        .warning(),
  });
}

type Kind = "internal" | "external" | "quote" | "email" | "phone" | "file";

/** The kinds that can open in a new window. */
const windowKinds = new Set<unknown>(["internal", "external", "file"] satisfies Kind[]);

function isNot(kind: Kind) {
  return hiddenUnless("kind", kind);
}

/** The field that each kind of link needs, and the error message if it is empty. */
const targets = new Map<unknown, { field: string; message: string }>([
  ["internal", { field: "reference", message: "Choose a page" }],
  ["external", { field: "url", message: "Enter the address" }],
  ["email", { field: "email", message: "Enter the email address" }],
  ["phone", { field: "phone", message: "Enter the phone number" }],
  ["file", { field: "file", message: "Choose a file" }],
] satisfies [Kind, object][]);

function checkTarget(stored: unknown): CustomValidatorResult {
  return stored === undefined || (missingTarget(stored) ?? true);
}

/** The missing target of a link, with its field; undefined if the link leads somewhere. */
export function missingTarget(stored: unknown): { message: string; path: string[] } | undefined {
  const kind = storedField(stored, "kind");
  if (kind === undefined) return { message: "Choose where the link goes", path: ["kind"] };
  const target = targets.get(kind);
  if (target === undefined || storedField(stored, target.field)) return undefined;
  return { message: target.message, path: [target.field] };
}

/** A check that only applies to one kind of link. */
function checkedFor(kind: Kind, problemOf: (text: string) => string | undefined) {
  return (text: string, { parent }: ValidationContext) =>
    storedField(parent, "kind") === kind ? problemOf(text) : undefined;
}
