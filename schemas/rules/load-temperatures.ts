import { type ContentDocument, publishedId } from "stored-values/stored-document.ts";

import { gradesOnPage } from "./compared-words.ts";
import { highest, lowest } from "./material-figures.ts";
import type { ContentRule } from "./rule.ts";
import { textsOf } from "./texts.ts";

const LOAD_ABOVE = /carries load above (\d+) °C/;

/** In °C. Words may round. */
const MAX_DEVIATION = 5;

/** Where a plastic stops carrying load is its heat deflection temperature, not its temperature of use without load. */
export const loadTemperatures: ContentRule = {
  name: "load-temperatures",
  why: "A part that carries load at this temperature sags",
  level: "warning",
  checkAll(documents) {
    const byId = new Map(documents.map((document) => [publishedId(document._id), document]));
    return documents
      .filter(({ _type }) => _type === "gradePage")
      .flatMap((document) =>
        textsOf(document).flatMap(({ text, path }) => {
          const [words, degrees] = LOAD_ABOVE.exec(text) ?? [];
          const grades = gradesOnPage(document, byId).filter(hasDeflection);
          if (grades.length === 0 || words === undefined || grades.some((grade) => isNear(grade, degrees)))
            return [];
          const limits = new Set(grades.map(({ heatDeflectionHigh }) => lowest(heatDeflectionHigh)));
          return [
            {
              document,
              path,
              message: `“${words}”: at 1.8 MPa the grades of this page deflect at ${[...limits].join(" or ")} °C. Correct one of them`,
            },
          ];
        }),
      );
  },
};

function hasDeflection({ heatDeflectionHigh }: ContentDocument): boolean {
  return heatDeflectionHigh !== undefined;
}

function isNear({ heatDeflectionHigh }: ContentDocument, degrees: string | undefined): boolean {
  const temperature = Number(degrees);
  return (
    temperature >= lowest(heatDeflectionHigh) - MAX_DEVIATION &&
    temperature <= highest(heatDeflectionHigh) + MAX_DEVIATION
  );
}
