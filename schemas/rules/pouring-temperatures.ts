import type { ContentDocument } from "stored-values/stored-document.ts";
import { storedField, storedItems, storedText } from "stored-values/stored-value.ts";

import { isMadeBy } from "./material-conditions.ts";
import { highest, lowest } from "./material-figures.ts";
import type { ContentRule } from "./rule.ts";

/** A melt is poured above the melting range of its alloy. The condition of the figure is the family, and which alloys need more. */
export const pouringTemperatures: ContentRule = {
  name: "pouring-temperatures",
  why: "An alloy that is still partly solid does not fill the die",
  level: "warning",
  checkAll: (documents) =>
    documents
      .filter(({ _type, name }) => _type === "capability" && name === "Pouring temperature")
      .flatMap((document) =>
        storedItems(document["figures"]).flatMap((figure, index) => {
          const note = storedText(figure, "note") ?? "";
          const colder = documents.filter(
            (grade) =>
              isPoured(grade, document, note) &&
              highest(grade["meltingPoint"]) > lowest(figure) &&
              !wordsWithNumber(grade).some((word) => note.includes(word)),
          );
          return colder.map((grade) => ({
            document,
            path: ["figures", index],
            message: `${String(grade["name"])} melts at up to ${highest(grade["meltingPoint"])} °C. Name it in the condition`,
          }));
        }),
      ),
};

/** Whether a grade is of the process of a capability, and of the family that a condition starts with, if any: `zinc; ZA-27 hotter`. */
function isPoured(grade: ContentDocument, capability: ContentDocument, note: string): boolean {
  const [family] = /^\w+/.exec(note.toLowerCase()) ?? [];
  return (
    family !== undefined &&
    grade._type === "materialGrade" &&
    String(grade["family"]).toLowerCase().startsWith(family) &&
    isMadeBy(storedField(capability["process"], "_ref"), grade)
  );
}

/** What identifies an alloy in its name: `ZA-27` of “Zinc ZA-27”. */
function wordsWithNumber(grade: ContentDocument): string[] {
  return String(grade["name"]).match(/(?<!\S)\S*\d\S*/g) ?? [];
}
