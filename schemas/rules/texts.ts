import type { Path } from "@sanity/types";
import { storedField, storedValues } from "stored-values/stored-value.ts";

import { textBlock, textOfBlock } from "../objects/prose.ts";

interface Text {
  readonly text: string;
  readonly path: Path;
}

/** Fields with addresses, choices, drawings and foreign names instead of our words. */
const NOT_WORDS =
  /^(address|aliases|anchor|drawing|email|family|figure|from|href|kind|listItem|marks|narrowSvg|network|otherNames|path|properties|selection|spelling|style|svg|tone|topic|unit|url|factoryTourUrl)$/;

/** The texts of a document that people read. A paragraph is one text, whatever its marks. */
export function textsOf(document: unknown): Text[] {
  return storedValues(document).flatMap(({ value, path }) => {
    if (storedField(value, "_type") === textBlock.type) return [{ text: textOfBlock(value), path }];
    const isWords = typeof value === "string" && !path.includes("children") && !NOT_WORDS.test(fieldOf(path));
    return isWords ? [{ text: value, path }] : [];
  });
}

/** The name of the field that a path leads to, also if it leads to an item of the field. */
function fieldOf(path: Path): string {
  return String(path.findLast((segment) => typeof segment === "string"));
}

interface StoredObject {
  readonly object: object;
  readonly path: Path;
}

/** The objects of a type in a document. */
export function objectsOf(document: unknown, type: string): StoredObject[] {
  return storedValues(document).flatMap(({ value, path }) =>
    typeof value === "object" && value !== null && storedField(value, "_type") === type
      ? [{ object: value, path }]
      : [],
  );
}

/** The numbers of a text: `−0.018 to 1,200 mm` has −0.018 and 1200. */
export function numbersIn(text: string): number[] {
  const numbers = text
    .replaceAll("−", "-")
    .replaceAll(/(?<=\d),(?=\d{3})/g, "")
    .match(/(?<![\d.])-?\d+(?:\.\d+)?/g);
  return (numbers ?? []).map(Number);
}
