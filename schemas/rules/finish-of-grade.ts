import { type ContentDocument, publishedId } from "stored-values/stored-document.ts";
import { storedField, storedItems, storedText } from "stored-values/stored-value.ts";

import { type FinishedGrades, suitsGrade } from "../documents/finish.ts";
import type { ContentRule } from "./rule.ts";

/** A grade recommends finishes, and a cost model sells them. The finish says on which grades it works. */
export const finishOfGrade: ContentRule = {
  name: "finish-of-grade",
  why: "Visitors order a finish that the material cannot have, or that damages it",
  level: "warning",
  checkAll(documents) {
    const byId = new Map(documents.map((document) => [publishedId(document._id), document]));
    const nameOf = (id: string) => String(byId.get(id)?.["name"]);
    const suits = (finish: string, grade: string) => {
      const [finishDocument, gradeDocument] = [byId.get(finish), byId.get(grade)];
      if (finishDocument === undefined || gradeDocument === undefined) return true;
      return suitsGrade(gradesOf(finishDocument), { id: grade, family: String(gradeDocument["family"]) });
    };
    const recommended = documents
      .filter(({ _type }) => _type === "materialGrade")
      .flatMap((document) =>
        idsIn(document["finishes"]).flatMap((finish, index) =>
          suits(finish, publishedId(document._id))
            ? []
            : [
                {
                  document,
                  path: ["finishes", index],
                  message: `“${nameOf(finish)}” does not work on this grade. Remove it, or add the grade to the finish`,
                },
              ],
        ),
      );
    const sold = documents
      .filter(({ _type }) => _type === "costModel")
      .flatMap((document) => {
        const grades = storedItems(document["materials"]).flatMap((row) => idsIn(storedField(row, "grades")));
        return storedItems(document["finishes"]).flatMap((row, index) => {
          const finish = storedText(storedField(row, "finish"), "_ref") ?? "";
          return grades.some((grade) => suits(finish, grade))
            ? []
            : [
                {
                  document,
                  path: ["finishes", index],
                  message: `“${nameOf(finish)}” works on no material of this model. Remove it`,
                },
              ];
        });
      });
    return [...recommended, ...sold];
  },
};

function gradesOf(finish: ContentDocument): FinishedGrades {
  return {
    families: storedItems(finish["families"]).map(String),
    grades: idsIn(finish["grades"]),
    exceptGrades: idsIn(finish["exceptGrades"]),
  };
}

function idsIn(references: unknown): string[] {
  return storedItems(references).map((reference) => String(storedField(reference, "_ref")));
}
