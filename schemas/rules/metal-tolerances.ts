import type { Path } from "@sanity/types";
import { type ContentDocument, publishedId } from "stored-values/stored-document.ts";
import { storedField, storedItems, storedText } from "stored-values/stored-value.ts";

import { textBlock, textOfBlock } from "../objects/prose.ts";
import { storedQuantityText } from "../quantities/quantity-field.ts";
import type { ContentRule } from "./rule.ts";
import { objectsOf, textsOf } from "./texts.ts";

const METAL = /\bmetals?\b|\baluminum\b|\bsteel\b|\bbrass\b|\btitanium\b/i;

const PAGES: ReadonlySet<string> = new Set(["service", "guide", "page"]);

/** A process that has a general tolerance for plastics has its other one for metal. Pages that quote it say so. */
export const metalTolerances: ContentRule = {
  name: "metal-tolerances",
  why: "A buyer of a plastic part takes it for the tolerance of the part, which the plastic cannot hold",
  level: "warning",
  checkAll(documents) {
    const capabilities = documents.filter(({ _type }) => _type === "capability");
    const ofMetal = capabilities.filter(
      ({ name, process }) =>
        name === "General tolerance" &&
        capabilities.some(
          (other) => other["name"] === `${name}, plastics` && isSame(other["process"], process),
        ),
    );
    return ofMetal.flatMap((capability) => {
      const [first] = storedItems(capability["figures"]);
      const figure = storedQuantityText(first).replaceAll("\u00A0", " ");
      return documents
        .filter(({ _type }) => PAGES.has(_type))
        .flatMap((document) =>
          [...quotesIn(document, figure), ...linksIn(document, capability)]
            .filter(({ text }) => !METAL.test(text))
            .map(({ path }) => ({
              document,
              path,
              message: `${figure} is for metal. Say so, or add plastics`,
            })),
        );
    });
  },
};

function isSame(one: unknown, other: unknown): boolean {
  return storedField(one, "_ref") === storedField(other, "_ref");
}

/** Texts that repeat a figure. */
function quotesIn(document: ContentDocument, figure: string) {
  return textsOf(document).filter(({ text }) => text.includes(figure));
}

/** Paragraphs and rows that show the figures of a capability. */
function linksIn(document: ContentDocument, capability: ContentDocument): { text: string; path: Path }[] {
  const id = publishedId(capability._id);
  const isLinked = ({ object }: { object: object }) =>
    objectsOf(object, "quantity").some(
      (quantity) => storedText(storedField(quantity.object, "capability"), "_ref") === id,
    );
  return [
    ...objectsOf(document, textBlock.type)
      .filter(isLinked)
      .map(({ object, path }) => ({ text: textOfBlock(object), path })),
    ...objectsOf(document, "specificationRow")
      .filter(isLinked)
      .map(({ object, path }) => ({
        text: `${storedText(object, "label")} ${storedText(object, "note")}`,
        path,
      })),
  ];
}
