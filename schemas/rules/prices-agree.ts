import { sortValue } from "quantities/quantity.ts";
import type { ContentDocument } from "stored-values/stored-document.ts";
import { storedField, storedItems } from "stored-values/stored-value.ts";

import { quantityOf } from "../quantities/quantity-field.ts";
import type { ContentRule, Problem } from "./rule.ts";

/** The capability that says how many parts of a process pay off. */
export const ECONOMICAL_QUANTITY = "Economical quantity";

/**
 * A cost model has lead times and a largest quantity, and so has its process, as capabilities, which pages show. The lead time of a process
 * is that of small orders.
 */
export const pricesAgree: ContentRule = {
  name: "prices-agree",
  why: "A buyer who reads one lead time on a page, and another one beside the price, trusts neither",
  level: "warning",
  checkAll: (documents) =>
    documents
      .filter(({ _type }) => _type === "costModel")
      .flatMap((document) =>
        [...leadTimeProblems(document, documents), ...quantityProblems(document, documents)].map((problem) =>
          Object.assign({ document }, problem),
        ),
      ),
};

function leadTimeProblems(model: ContentDocument, documents: readonly ContentDocument[]): Problem[] {
  const [smallOrders] = storedItems(model["leadTimes"]);
  const limits = capabilityLimits("Lead time", processOf(model), documents);
  if (smallOrders === undefined || limits === undefined) return [];
  const [from = 0, to = 0] = ["from", "to"].map((name) => Number(storedField(smallOrders, name)));
  const [least = 0, most = 0] = [from, to].map((value) => sortValue({ value, unit: "business day" }));
  if (least >= limits.least && most <= limits.most) return [];
  return [
    {
      path: pathOf(smallOrders),
      message: `Small orders take ${from}–${to} business days here. This is outside of the lead time of the process. Correct one of them`,
    },
  ];
}

function quantityProblems(model: ContentDocument, documents: readonly ContentDocument[]): Problem[] {
  const largestOrders = storedItems(model["leadTimes"]).at(-1);
  const limits = capabilityLimits(ECONOMICAL_QUANTITY, processOf(model), documents);
  const upTo = Number(storedField(largestOrders, "upTo"));
  if (largestOrders === undefined || limits === undefined || upTo <= limits.most) return [];
  return [
    {
      path: pathOf(largestOrders),
      message: `There are prices up to ${upTo} parts, but the economical quantity of the process ends at ${limits.most}. Correct one of them`,
    },
  ];
}

function pathOf(step: unknown): Problem["path"] {
  return ["leadTimes", { _key: String(storedField(step, "_key")) }];
}

/** From the least to the most of all figures of a capability of a process. Times are in calendar days. */
export function capabilityLimits(name: string, process: unknown, documents: readonly ContentDocument[]) {
  const figures = documents
    .filter((document) => document._type === "capability" && document["name"] === name)
    .filter((capability) => processOf(capability) === process)
    .flatMap((capability) => storedItems(capability["figures"]))
    .map(quantityOf);
  if (figures.length === 0) return undefined;
  return {
    least: Math.min(
      ...figures.map((figure) => sortValue({ ...figure, value: figure.min ?? figure.value ?? 0 }) ?? 0),
    ),
    most: Math.max(
      ...figures.map(
        (figure) => sortValue({ ...figure, value: figure.max ?? figure.value ?? Infinity }) ?? 0,
      ),
    ),
  };
}

function processOf(document: ContentDocument): unknown {
  return storedField(document["process"], "_ref");
}
