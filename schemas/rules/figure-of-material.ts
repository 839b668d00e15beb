import { type ContentDocument, publishedId } from "stored-values/stored-document.ts";
import { storedField, storedItems } from "stored-values/stored-value.ts";

import type { ContentRule } from "./rule.ts";
import { objectsOf } from "./texts.ts";

/** Abbreviations of plastics that conditions name: `on 25 mm in ABS or PC`. */
const PLASTICS = /\b(ABS|ASA|LSR|PA|PC|PE|PEEK|PEI|PMMA|POM|PP|PTFE|PVC|TPE|TPU)\b/g;

/** Names of pages that hold a plastic under another name. */
const OTHER_NAMES: Readonly<Record<string, RegExp>> = { PA: /nylon|PA\d/i, PE: /HDPE|PE-/i };

/** A figure of a process can depend on the plastic. On the page of a plastic, only its own figure is right. */
export const figureOfMaterial: ContentRule = {
  name: "figure-of-material",
  why: "The page of a material states a tolerance that the material cannot hold",
  level: "warning",
  checkAll(documents) {
    const capabilities = new Map(
      documents
        .filter(({ _type }) => _type === "capability")
        .map((capability) => [publishedId(capability._id), capability]),
    );
    return documents
      .filter(({ _type }) => _type === "gradePage")
      .flatMap((document) =>
        objectsOf(document, "quantity").flatMap(({ object, path }) => {
          const capability = capabilities.get(String(storedField(storedField(object, "capability"), "_ref")));
          const others = otherMaterials(capability, document);
          if (others.length === 0) return [];
          return [
            {
              document,
              path,
              message: `“${String(capability?.["name"])}” is a figure of ${others.join(", ")}. Choose the figure for this material`,
            },
          ];
        }),
      );
  },
};

/** The plastics that a capability’s conditions name, if the page’s material is none of them. */
function otherMaterials(capability: ContentDocument | undefined, page: ContentDocument): string[] {
  const named = storedItems(capability?.["figures"]).flatMap(
    (figure) => String(storedField(figure, "note")).match(PLASTICS) ?? [],
  );
  const title = String(page["title"]);
  const isNamed = named.some(
    (plastic) => new RegExp(String.raw`\b${plastic}\b`).test(title) || OTHER_NAMES[plastic]?.test(title),
  );
  return isNamed ? [] : [...new Set(named)];
}
