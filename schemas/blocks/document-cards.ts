import { defineField } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { actionsField, headingField, leadField } from "../fields/common-fields.ts";
import { hiddenUnless } from "../fields/hidden-unless.ts";
import { chosenField, isOfKind, limitField, requiredFor, selectionField } from "../fields/list-fields.ts";
import { ROUTABLE_FACTS, routableTypes } from "../fields/routable-types.ts";

/** The kinds of pages: document types, and `industry`, which is a kind of `page`. */
const kinds = [
  ...Object.entries(ROUTABLE_FACTS).flatMap(([value, { cards: title }]) =>
    title === undefined ? [] : { value, title },
  ),
  { value: "industry", title: "Industries" },
];

export const documentCards = defineBlock({
  name: "documentCards",
  title: "Page cards",
  icon: "documents",
  description: "Pages of any kind as cards: selected by hand, or all of one kind.",
  role: "closing",
  lists: ({ kind }, document) => isOfKind(kind ?? "guide", document),
  hasVersions: true,
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
      options: { list: kinds },
      hidden: hiddenUnless("selection", "kind"),
      validation: (rule) => rule.custom(requiredFor("kind")),
    }),
    limitField(),
    actionsField(1),
  ],
  initialValue: {
    heading: "Related reading",
    lead: "Say why these pages belong together.",
    selection: "kind",
    kind: "guide",
    limit: 6,
  },
  publishableExamples: ["heading"],
  preview: { title: "heading", count: "documents" },
});
