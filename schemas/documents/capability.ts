import { defineArrayMember, defineField, defineType, type ValidationContext } from "@sanity/types";
import { publishedId, releaseOf } from "stored-values/stored-document.ts";
import { countOf, storedField, storedItems, storedText } from "stored-values/stored-value.ts";

import { referenceField, textField, typedField } from "../fields/basic-fields.ts";
import { apiVersion, LIVE, warnsOnly } from "../fields/lake.ts";
import { LABEL_LENGTH, POINT_LENGTH } from "../fields/limits.ts";
import { ALL_FIGURES, capabilityOf, linkedFiguresIn } from "../quantities/capability-figures.ts";
import { typedText } from "../quantities/quantity-field.ts";

/** The fields that say who confirmed the figures. They do not hold for a copy. */
export const CONFIRMATION_FIELDS = ["confirmedOn", "confirmedBy", "confirmedFigures"] as const;

/** The fields that only staff see. The site never asks for them. */
export const STAFF_FIELDS = ["source", "owner", ...CONFIRMATION_FIELDS] as const;

/**
 * What a process can do in one respect, for example its general tolerance. Pages refer to its figures, so that a change here is a
 * change wherever the figure shows.
 */
export const capability = defineType({
  name: "capability",
  title: "Capability",
  type: "document",
  groups: [
    { name: "figures", title: "Figures", default: true },
    { name: "staff", title: "Only for staff" },
  ],
  fields: [
    textField(
      "name",
      "Name",
      `What the process can do, for example “General tolerance”. At most ${LABEL_LENGTH} characters.`,
      { isRequired: true, max: LABEL_LENGTH, group: "figures" },
    ),
    referenceField("process", "Process", "The service that can do it.", {
      to: "service",
      isRequired: true,
      group: "figures",
    }),
    defineField({
      name: "figures",
      title: "Figures",
      type: "array",
      of: [
        defineArrayMember({ type: "quantity" }),
        defineArrayMember({ type: "size", initialValue: { unit: "mm" } }),
      ],
      group: "figures",
      description:
        "Each with its condition. The first one is what we do without a special request: it shows where a page asks for one figure.",
      validation: (rule) => [
        rule.required().min(1).max(6),
        rule.custom((figures, context) => removedFigureProblem(figures, context)),
        rule
          .custom(
            warnsOnly((figures: unknown[] | undefined, context) =>
              removedFigureProblem(figures, context, { isOfDrafts: true }),
            ),
          )
          .warning(),
      ],
    }),
    textField(
      "source",
      "Source",
      "Where the figures come from, for example a measurement or a standard. Visitors never see it.",
      { max: POINT_LENGTH, group: "staff" },
    ),
    textField(
      "owner",
      "Owner",
      "Who decides when they change, for example “Applications engineering”. Visitors never see it.",
      { max: 80, group: "staff" },
    ),
    typedField(
      "confirmedOn",
      "Confirmed on",
      "When someone at the company confirmed the figures, in the table of capabilities.",
      { type: "date", group: "staff", readOnly: true },
    ),
    textField("confirmedBy", "Confirmed by", "Who confirmed them.", { group: "staff", readOnly: true }),
    textField(
      "confirmedFigures",
      "Confirmed figures",
      "The figures that were confirmed. Others have to be confirmed again.",
      { group: "staff", readOnly: true },
    ),
  ],
  preview: {
    select: { name: "name", process: "process.title", figures: "figures" },
    prepare: ({ name, process, figures }) => ({
      title: [process, name].filter(Boolean).join(": ") || "No name yet",
      subtitle: figuresText(Object.values(Object(figures))),
    }),
  },
});

/** The figures of a capability on one line, each with its condition. */
export function figuresText(figures: unknown): string {
  return storedItems(figures)
    .map((figure) => typedText(figure))
    .join("; ");
}

/** Whether someone confirmed the figures that the capability has now. */
export function isConfirmed(stored: unknown): boolean {
  return (
    typeof storedField(stored, "confirmedOn") === "string" &&
    storedField(stored, "confirmedFigures") === figuresText(storedField(stored, "figures"))
  );
}

const USERS = `*[references($id) && ${LIVE}]`;
const USERS_IN_DRAFTS = `*[references($id) && _id in path("drafts.**")]`;

/** Says which documents, or with `isOfDrafts` which drafts, still show a figure that is removed. They would lose it. */
export async function removedFigureProblem(
  figures: unknown,
  { document, getClient }: Pick<ValidationContext, "document" | "getClient">,
  { isOfDrafts = false } = {},
): Promise<string | true> {
  const id = publishedId(document?._id ?? "");
  const client = getClient({ apiVersion });
  const published = await client.fetch<unknown>(
    `*[_id == $id][0].figures[]._key`,
    { id },
    { perspective: "raw" },
  );
  const kept = new Set(storedItems(figures).map((figure) => storedField(figure, "_key")));
  const removed = new Set(storedItems(published).filter((key) => !kept.has(key)));
  if (removed.size === 0) return true;
  const release = releaseOf(document?._id ?? "") ?? "";
  const users = await client.fetch<unknown[]>(
    isOfDrafts ? USERS_IN_DRAFTS : USERS,
    { id, release },
    { perspective: "raw" },
  );
  const showing = users.filter((user) =>
    linkedFiguresIn(user).some((linked) => {
      const figure = storedField(linked, "figure");
      return capabilityOf(linked) === id && figure !== ALL_FIGURES && removed.has(figure);
    }),
  );
  if (showing.length === 0) return true;
  const titles = showing.map(
    (user) => `“${storedText(user, "title") ?? storedText(user, "name") ?? "Without a title"}”`,
  );
  return `${countOf(showing, "document")} still ${showing.length === 1 ? "shows" : "show"} a figure that is removed here: ${[...new Set(titles)].join(", ")}. Change them first`;
}
