import { defineField } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { actionsField, headingField, leadField } from "../fields/common-fields.ts";
import { chosenField, isOfKind, limitField, requiredFor, selectionField } from "../fields/list-fields.ts";
import { type RoutableType, routableTypes } from "../fields/path.ts";
import { hiddenUnless } from "../fields/stored-field.ts";

const heading = "Related reading";
const lead = "Say why these pages belong together.";

/** The kinds of pages, in the order of the menu: document types, and `industry`, which is a kind of `page`. */
const KINDS: Readonly<Record<Exclude<RoutableType, "page"> | "industry", string>> = {
  service: "Processes",
  material: "Materials pages",
  gradePage: "Grade pages",
  guide: "Design guides",
  caseStudy: "Case studies",
  industry: "Industries",
  blog: "Blog",
};

export const documentCards = defineBlock({
  name: "documentCards",
  title: "Page cards",
  icon: "documents",
  description: "Pages of any kind as cards: selected by hand, or all of one kind.",
  role: "closing",
  lists: ({ kind }, document) => isOfKind(kind ?? "guide", document),
  fields: [
    headingField(),
    leadField(),
    selectionField([
      { value: "hand", title: "Selected pages" },
      { value: "kind", title: "All pages of a kind" },
    ]),
    chosenField({ name: "documents", title: "Pages", when: "hand", types: routableTypes }),
    defineField({
      name: "kind",
      title: "Kind",
      type: "string",
      description: "Lists pages of this kind as soon as they are published.",
      options: {
        list: Object.entries(KINDS).map(([value, title]) => ({ value, title })),
      },
      hidden: hiddenUnless("selection", "kind"),
      validation: (rule) => rule.custom(requiredFor("kind")),
    }),
    limitField(),
    actionsField(1),
  ],
  initialValue: { heading, lead, selection: "kind", kind: "guide", limit: 6 },
  publishableExamples: ["heading"],
  preview: { title: "heading", count: "documents" },
});
