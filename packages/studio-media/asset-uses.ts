import type { Path } from "sanity";
import type { StoredDocument } from "stored-values/stored-document.ts";
import { assetIdOf, storedValues } from "stored-values/stored-value.ts";
import type { DocumentChange } from "studio-kit/commit-changes.ts";

/** The documents, drafts and versions in releases that use the asset `$id`. */
export const USING_DOCUMENTS = `*[references($id) && !(_type in ["sanity.imageAsset", "sanity.fileAsset"])] | order(_type asc, path asc)`;

/** The places in a document that show an asset, as the paths of the pictures and files whose `asset` it is. */
export function placesOf(document: StoredDocument, assetId: string): Path[] {
  return storedValues(document).flatMap(({ value, path }) => (assetIdOf(value) === assetId ? [path] : []));
}

/** “one document”, “3 documents”. */
export function documentsText(count: number): string {
  return count === 1 ? "one document" : `${count} documents`;
}

/**
 * The changes that replace an asset with another one in every place. Crop and focal point stay if both pictures have the same proportions;
 * in a picture with other proportions they would cut off something else.
 */
export function replacements(
  documents: readonly StoredDocument[],
  oldId: string,
  newId: string,
): DocumentChange[] {
  const lost = haveSameProportions(oldId, newId) ? [] : ["crop", "hotspot"];
  const replaceIn = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      const items: unknown[] = value.map(replaceIn);
      return items.every((item, index) => item === value[index]) ? value : items;
    }
    if (typeof value !== "object" || value === null) return value;
    const fields = Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, name.startsWith("_") ? field : replaceIn(field)]),
    );
    if (assetIdOf(value) !== oldId)
      return Object.entries(value).every(([name, field]) => fields[name] === field) ? value : fields;
    for (const name of lost) delete fields[name];
    return { ...fields, asset: { ...Object(fields["asset"]), _ref: newId } };
  };
  return documents
    .filter((before) => placesOf(before, oldId).length > 0)
    .map((before) => {
      const { _id, _rev, _type } = before;
      return { before, after: { ...Object(replaceIn(before)), _id, _rev, _type } };
    });
}

/** Whether the aspect ratios of two pictures differ by at most one percent. False for files. */
export function haveSameProportions(one: string, other: string): boolean {
  const [first, second] = [proportions(one), proportions(other)];
  return first !== undefined && second !== undefined && Math.abs(first / second - 1) <= 0.01;
}

/** Width ÷ height, which is part of the id of a picture: `image-<hash>-1600x1067-jpg`. Undefined for files. */
function proportions(assetId: string): number | undefined {
  const [, width, height] = /-(\d+)x(\d+)-\w+$/.exec(assetId) ?? [];
  return width === undefined || height === undefined ? undefined : Number(width) / Number(height);
}
