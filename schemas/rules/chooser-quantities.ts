import { storedField, storedText } from "stored-values/stored-value.ts";

import { ECONOMICAL_QUANTITY, capabilityLimits } from "./prices-agree.ts";
import type { ContentRule } from "./rule.ts";
import { numbersIn, objectsOf } from "./texts.ts";

/** `More than 1,000 identical parts`, `The first 1 to 50 housings`, `20 to 50 sets` */
const QUANTITY = /^(?:the first |(more than ))?(\d[\d,]*)(?: to (\d[\d,]*))?\b/i;

/** `A few thousand parts` */
const FEW_THOUSAND = /\bfew thousand\b/i;
const LEAST_FEW_THOUSAND = 3000;

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
        const need = quantityOfNeed(storedText(object, "need") ?? "");
        return ["first", "second"].flatMap((choice) => {
          const process = storedField(storedField(object, choice), "_ref");
          const limits = capabilityLimits(ECONOMICAL_QUANTITY, process, documents);
          if (limits === undefined) return [];
          const report = (message: string) => [{ document, path: [...path, choice], message }];
          if (limits.most < need.least)
            return report(
              `The process makes up to ${limits.most} parts economically, fewer than this need. Choose another one`,
            );
          if (limits.least > need.most)
            return report(
              `The process pays off from ${limits.least} parts, more than this need. Choose another one`,
            );
          return [];
        });
      }),
    ),
};

function quantityOfNeed(need: string): { readonly least: number; readonly most: number } {
  if (FEW_THOUSAND.test(need)) return { least: LEAST_FEW_THOUSAND, most: Infinity };
  if (VOLUME.test(need)) return { least: LEAST_VOLUME, most: Infinity };
  const [, moreThan, from = "", to = from] = QUANTITY.exec(need) ?? [];
  const [least = 0] = numbersIn(from);
  const [most = Infinity] = moreThan === undefined ? numbersIn(to) : [];
  return { least, most };
}
