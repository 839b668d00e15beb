import { defineField, defineType, type ValidationContext } from "@sanity/types";
import { splitAddress } from "page-paths/paths.ts";
import { loopProblem, type Redirect } from "page-paths/redirects.ts";
import { publishedId } from "stored-values/stored-document.ts";
import { storedField } from "stored-values/stored-value.ts";

import { booleanField, choiceField, textField } from "../fields/basic-fields.ts";
import { anchorProblem } from "../fields/display-fields.ts";
import { hiddenUnless } from "../fields/hidden-unless.ts";
import { apiVersion } from "../fields/lake.ts";
import { externalUrlProblem } from "../fields/link-rules.ts";
import { checkFreePath } from "../fields/path-fields.ts";
import { isSiteAddress, pathProblem } from "../fields/path.ts";
import { routableTypes } from "../fields/routable-types.ts";

/** Redirects to pages are left out. They cannot make a loop, because no page has the path of a redirect. */
const OTHERS = `*[_type == "redirect" && kind == "address" && defined(from) && defined(address)]{
  "id": _id, from, "to": address
}`;

export const redirect = defineType({
  name: "redirect",
  title: "Redirect",
  type: "document",
  fields: [
    defineField({
      name: "from",
      title: "From",
      type: "string",
      description:
        "The path that visitors may still open, for example /old-page or /old-page.html. Capitalization makes no difference.",
      validation: (rule) =>
        rule.required().custom((path, context) => checkFreePath(path, context, { isOld: true })),
    }),
    choiceField("kind", "Link to", "Choose a page if you can: the redirect follows when its path changes.", {
      list: [
        { value: "page", title: "A page of this site" },
        { value: "address", title: "Another address" },
      ],
      layout: "row",
      isRequired: true,
      initialValue: "page",
    }),
    defineField({
      name: "page",
      title: "Page",
      type: "reference",
      to: routableTypes.map((type) => ({ type })),
      description: "Where visitors land.",
      hidden: hiddenUnless("kind", "page"),
      validation: (rule) =>
        rule.custom(
          (page, { parent }) =>
            storedField(parent, "kind") !== "page" || page !== undefined || "Choose a page",
        ),
    }),
    textField("anchor", "Section of the page", "Where on that page visitors land.", {
      problemOf: anchorProblem,
      hidden: ({ parent }) =>
        storedField(parent, "kind") !== "page" || storedField(parent, "page") === undefined,
    }),
    defineField({
      name: "address",
      title: "Address",
      type: "string",
      description:
        "A path that starts with a slash, or a web address that starts with https://. Visitors keep the query of the address that they opened (?utm_source=…), unless this one has its own.",
      hidden: hiddenUnless("kind", "address"),
      validation: (rule) =>
        rule.custom(async (address, context) => (await targetProblem(address, context)) ?? true),
    }),
    booleanField(
      "permanent",
      "Permanent",
      "Search engines drop the old path. Turn it off for a temporary redirect.",
      { initialValue: true },
    ),
  ],
  preview: {
    select: { from: "from", title: "page.title", path: "page.path", address: "address" },
    prepare: ({ from, title, path, address }) => ({
      title: from ?? "No path yet",
      subtitle: `→ ${path ?? title ?? address ?? "nowhere yet"}`,
    }),
  },
});

async function targetProblem(
  address: string | undefined,
  { document, parent, getClient }: ValidationContext,
): Promise<string | undefined> {
  if (storedField(parent, "kind") !== "address") return undefined;
  if (address === undefined) return "Choose where the redirect goes";
  if (!address.startsWith("/")) return externalUrlProblem(address);

  const { path } = splitAddress(address);
  const wrong = isSiteAddress(path) ? undefined : pathProblem(path);
  const from = document?.["from"];
  if (wrong !== undefined || typeof from !== "string") return wrong;
  const others = await getClient({ apiVersion }).fetch<Redirect[]>(OTHERS, {}, { perspective: "published" });
  return loopProblem({ id: publishedId(document?._id ?? ""), from, to: address }, others);
}
