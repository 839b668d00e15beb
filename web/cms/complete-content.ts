import { alternativeText } from "schemas/fields/alternative-text.ts";
import { MAX_SPANS, SVG_FIELDS } from "schemas/fields/limits.ts";
import { schemaTypes } from "schemas/index.ts";
import { link } from "schemas/objects/link.ts";
import { picture } from "schemas/objects/picture.ts";
import { textBlock } from "schemas/objects/prose.ts";
import { createCompletion } from "stored-values/complete-content.ts";
import { assetIdOf, storedField, storedText } from "stored-values/stored-value.ts";

const options = {
  types: schemaTypes,
  textBlock,
  // A figure of a capability may be a size.
  inlineTypes: ["quantity", "size"],
  selectedFields: [
    { name: "date", type: "datetime" },
    { name: "summary", type: "text" },
    { name: "ruleName", type: "string" },
  ],
  longFields: SVG_FIELDS,
  // A block that this build does not know is reported where it is rendered.
  openList: "blocks",
  maxSpans: MAX_SPANS,
  linkType: link.name,
};

/**
 * What makes the result of a query complete, before anything reads it. Everything that reads content gets it from here, so that a page, its
 * structured data, the feed and the search need no checks of their own.
 */
export const { completeContent, completeInSteps } = createCompletion(options);

/** The same for a record with translated texts, which says in which language others are (translations/apply.ts). */
export const { completeContent: completeTranslated } = createCompletion({
  ...options,
  addedFields: ["foreign"],
});

interface AssetTexts {
  readonly _id: string;
  readonly altText: string | null;
  readonly creditLine: string | null;
}

/**
 * Adds the texts of image assets to the pictures in a query's result: the credit, and the alternative text if the picture has none
 * itself. Modifies the result in place, because it may be large. `load` gets each asset's id once, and is not called for a result
 * without pictures.
 */
export async function addAssetTexts(
  result: unknown,
  load: (ids: string[]) => Promise<readonly AssetTexts[]>,
): Promise<void> {
  const pictures = picturesIn(result);
  if (pictures.length === 0) return;
  const ids = new Set(pictures.map(({ assetId }) => assetId));
  const assets = new Map((await load([...ids].toSorted())).map((asset) => [asset._id, asset]));
  for (const { stored, assetId } of pictures) {
    const asset = assets.get(assetId);
    const alt = alternativeText(stored, asset);
    const credit = storedText(asset, "creditLine");
    // The texts of an asset may be in another language than those of the picture.
    const languages = storedField(asset, "foreign");
    const foreign = {
      ...Object(storedField(stored, "foreign")),
      ...(storedText(stored, "alt") === undefined && { alt: storedText(languages, "altText") }),
      credit: storedText(languages, "creditLine"),
    };
    Object.assign(
      stored,
      alt !== undefined && { alt },
      credit !== undefined && { credit },
      languages !== undefined && { foreign },
    );
  }
}

function picturesIn(value: unknown): { stored: object; assetId: string }[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => picturesIn(item));
  if (typeof value !== "object" || value === null) return [];
  const assetId = assetIdOf(value);
  if (storedField(value, "_type") === picture.name && assetId !== undefined)
    return [{ stored: value, assetId }];
  return Object.values(value).flatMap((part) => picturesIn(part));
}
