import { type ContentDocument, publishedId } from "stored-values/stored-document.ts";
import { storedText } from "stored-values/stored-value.ts";

import { quantityOf } from "../quantities/quantity-field.ts";
import { fractionIn, isFraction, middleOf } from "./compared-words.ts";
import { isMadeBy } from "./material-conditions.ts";
import { highest, lowest } from "./material-figures.ts";
import type { ContentRule, Problem } from "./rule.ts";
import { objectsOf, textsOf } from "./texts.ts";

/** How much weaker FDM parts are: `10–55% weaker`, `which lose 10–55%`. */
const LOSSES = /\b(\d+)(?:–| to )(\d+)% (?:weaker|less)\b|\bloses? (\d+)(?:–| to )(\d+)%/g;

/** FDM parts are weaker across their layers. How much weaker follows from the figures of the grades. */
export const layerStrength: ContentRule = {
  name: "layer-strength",
  why: "A part that is designed for the smaller loss breaks between its layers",
  level: "warning",
  checkAll(documents) {
    const grades = documents.filter(
      (grade) => isMadeBy("fdm-printing", grade) && !Number.isNaN(lossOf(grade, middleOf)),
    );
    if (grades.length === 0) return [];
    const least = Math.min(...grades.map((grade) => lossOf(grade, lowest)));
    const most = Math.max(...grades.map((grade) => lossOf(grade, highest)));
    const [from, to] = [least, most].map((loss) => Math.round(loss * 20) * 5);
    const problemsOf = (document: ContentDocument): Problem[] => [
      ...rangesIn(document)
        .filter(({ range: [min, max] }) => min !== from || max !== to)
        .map(({ path, range }) => ({
          path,
          message: `${range.join("–")}% does not follow from the grades, which lose ${from}–${to}%. Correct it`,
        })),
      ...fractionsIn(document, grades),
    ];
    return documents.flatMap((document) =>
      problemsOf(document).map(({ path, message }) => ({ document, path, message })),
    );
  },
};

/** The share of its strength that a grade loses across its layers. `end` chooses an end of the range of its strength. */
function lossOf(grade: ContentDocument, end: (quantity: unknown) => number): number {
  return 1 - middleOf(grade["strengthAcrossLayers"]) / end(grade["tensileStrength"]);
}

function rangesIn(document: ContentDocument) {
  const inTexts = textsOf(document)
    .filter(({ text }) => /\blayers\b/.test(text) && /\bacross\b/.test(text))
    .flatMap(({ text, path }) =>
      [...text.matchAll(LOSSES)].map(([, ...numbers]) => ({
        path,
        range: numbers.filter((number) => number !== undefined).map(Number),
      })),
    );
  const labeled = ["specificationRow", "designValue"].flatMap((type) => objectsOf(document, type));
  const inFields = labeled
    .filter(({ object }) => /\bacross(?: the)? layers\b/i.test(storedText(object, "label") ?? ""))
    .flatMap(({ object, path }) =>
      objectsOf(object, "quantity").flatMap((found) => {
        const { min, max, unit } = quantityOf(found.object);
        return unit === "%" && min !== undefined && max !== undefined
          ? [{ path: [...path, ...found.path], range: [min, max] }]
          : [];
      }),
    );
  return [...inTexts, ...inFields];
}

/** Clauses such as “ULTEM 9085 loses two-fifths” that the figures of the grade refute. */
function fractionsIn(document: ContentDocument, grades: readonly ContentDocument[]): Problem[] {
  return textsOf(document)
    .filter(({ text }) => /\bacross the layers\b/.test(text))
    .flatMap(({ text, path }) =>
      text.split(/[.,;:](?= )/).flatMap((clause) => {
        const grade = grades.find(
          ({ _id, name }) =>
            publishedId(_id) === publishedId(document._id) || clause.includes(shortName(name)),
        );
        const fraction = fractionIn(clause);
        if (grade === undefined || fraction === undefined) return [];
        const loss = lossOf(grade, middleOf);
        return isFraction(loss, fraction)
          ? []
          : [
              {
                path,
                message: `“${clause.trim()}”: ${shortName(grade["name"])} loses ${Math.round(loss * 100)}%. Correct the words`,
              },
            ];
      }),
    );
}

/** The name of a grade without its plastic: `ULTEM 9085 (PEI)` is `ULTEM 9085`. */
function shortName(name: unknown): string {
  return String(name).replace(/ \(.*$/, "");
}
