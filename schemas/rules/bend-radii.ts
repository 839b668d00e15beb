import type { Path } from "@sanity/types";
import type { ContentDocument } from "stored-values/stored-document.ts";
import { storedField, storedItems, storedText } from "stored-values/stored-value.ts";

import { storedQuantityText } from "../quantities/quantity-field.ts";
import { highest, lowest } from "./material-figures.ts";
import type { ContentRule } from "./rule.ts";
import { tablesOf } from "./tables.ts";
import { objectsOf, textsOf } from "./texts.ts";

/** An alloy and its radii: `5052 for anything with bends: it bends to 0.5–1 times its thickness`, `6061-T6 1–2.5 t`. */
const RADII =
  /\b(\d{3,4}|S\d{3})(?:-[A-Z]\d+)?\b([^.;\d]*)\b(\d[\d.]*)–(\d[\d.]*) ?(?:×|times)? ?(?:t\b|(?:its |the )?thickness)/g;

/** Texts quote the inside radii that a sheet bends to. The stock of the grade says which sheets are bent, and how tightly. */
export const bendRadii: ContentRule = {
  name: "bend-radii",
  why: "A bend at this radius cracks, or the shop refuses it",
  level: "warning",
  checkAll(documents) {
    const grades = documents.flatMap(sheetRadii);
    return documents.flatMap((document) =>
      statementsIn(document).flatMap(({ text, path }) =>
        [...text.matchAll(RADII)].flatMap(([words, alloy, between = "", min, max]) => {
          const grade = grades.find(({ name }) => new RegExp(String.raw`\b${alloy}(?!\d)`).test(name));
          const isFlange = /\bflange|\bdie\b/.test(between);
          if (grade === undefined || isFlange) return [];
          if (Number(min) === grade.min && Number(max) === grade.max) return [];
          return [
            {
              document,
              path,
              message: `“${words}”: the stock of ${grade.name} bends to ${grade.min}–${grade.max} × its thickness. Correct one of them`,
            },
          ];
        }),
      ),
    );
  },
};

/** The tightest and the widest radius of the bent stock of a grade, in thicknesses. */
function sheetRadii(document: ContentDocument) {
  const radii = storedItems(document["stock"]).flatMap((stock) => storedField(stock, "bendRadius") ?? []);
  if (document._type !== "materialGrade" || radii.length === 0) return [];
  return [
    {
      name: String(document["name"]),
      min: Math.min(...radii.map(lowest)),
      max: Math.max(...radii.map(highest)),
    },
  ];
}

/** Texts, and rows of tables and design rules as one text. The limits of a grade do not repeat its name. */
function statementsIn(document: ContentDocument): { text: string; path: Path }[] {
  const own = document._type === "materialGrade" ? `${String(document["name"])}: ` : "";
  return [
    ...textsOf(document).map(({ text, path }) => ({ text: own + text, path })),
    ...tablesOf(document).flatMap(({ rows }) =>
      rows.map(({ cells, path }) => ({ text: cells.join(" "), path })),
    ),
    ...objectsOf(document, "designValue").map(({ object, path }) => ({
      text: `${storedText(object, "label")} ${storedQuantityText(storedField(object, "recommended"))}`.replaceAll(
        "\u00A0",
        " ",
      ),
      path,
    })),
  ];
}
