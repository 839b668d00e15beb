import { alternativeText, assetIdOf } from "schemas/fields/alternative-text.ts";
import { storedField, storedText } from "schemas/fields/stored-field.ts";
import { picture } from "schemas/objects/picture.ts";

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
    Object.assign(stored, alt !== undefined && { alt }, credit !== undefined && { credit });
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
