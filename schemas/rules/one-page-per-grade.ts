import { publishedId } from "../fields/lake.ts";
import { storedField, storedItems } from "../fields/stored-field.ts";
import type { ContentRule } from "./rule.ts";
import { objectsOf } from "./texts.ts";

export const onePagePerGrade: ContentRule = {
  name: "one-page-per-grade",
  why: "Tables link a grade to one page, and visitors do not find the other",
  level: "warning",
  checkAll(documents) {
    const pages = documents.filter(({ _type }) => _type === "gradePage");
    const shown = pages.flatMap((document) =>
      objectsOf(document, "materialData").flatMap(({ object, path }) =>
        storedItems(storedField(object, "grades")).map((grade) => ({
          document,
          path: [...path, "grades"],
          grade: publishedId(String(storedField(grade, "_ref"))),
        })),
      ),
    );
    return [...Map.groupBy(shown, ({ grade }) => grade).values()].flatMap((places) =>
      places.slice(1).map(({ document, path }) => ({
        document,
        path,
        message: `A grade of this page is also on ${String(places[0]?.document["path"])}. Keep it on one page`,
      })),
    );
  },
};
