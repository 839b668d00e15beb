import { storedField, storedText } from "../fields/stored-field.ts";
import { ECONOMICAL_QUANTITY, capabilityLimits } from "./prices-agree.ts";
import type { ContentRule } from "./rule.ts";
import { numbersIn, objectsOf } from "./texts.ts";

/** `More than 1,000 identical parts`, `The first 1 to 50 housings`, `20 to 50 sets` */
const QUANTITY = /^(?:the first |more than )?(\d[\d,]*)\b/i;

/** `Cartridges by the thousand`, `An outdoor cover in volume`, but not `in low volume` */
const VOLUME = /\bthousands?\b|\bin volume\b/i;
const LEAST_VOLUME = 1000;

/** A process chooser recommends two processes for each need. Some needs say how many parts. */
export const chooserQuantities: ContentRule = {
  name: "chooser-quantities",
  why: "A buyer who orders this many parts by this process pays too much or is turned away",
  level: "warning",
  checkAll: (documents) =>
    documents.flatMap((document) =>
      objectsOf(document, "processNeed").flatMap(({ object, path }) => {
        const least = leastQuantity(storedText(object, "need") ?? "");
        return ["first", "second"].flatMap((choice) => {
          const process = storedField(storedField(object, choice), "_ref");
          const limits = capabilityLimits(ECONOMICAL_QUANTITY, process, documents);
          if (limits === undefined || limits.most >= least) return [];
          return [
            {
              document,
              path: [...path, choice],
              message: `The process makes up to ${limits.most} parts economically, fewer than this need. Choose another one`,
            },
          ];
        });
      }),
    ),
};

function leastQuantity(need: string): number {
  if (VOLUME.test(need)) return LEAST_VOLUME;
  const [least = 0] = numbersIn(QUANTITY.exec(need)?.[1] ?? "");
  return least;
}
