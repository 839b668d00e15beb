import { type Path, pathToString } from "sanity";
import type { StoredDocument } from "stored-values/stored-document.ts";
import { assetIdOf, storedValues } from "stored-values/stored-value.ts";

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

export interface Replacement {
  id: string;
  patch: { ifRevisionID: string; set: Record<string, string>; unset: string[] };
}

/**
 * The patches that replace an asset with another one in every place. Crop and focal point stay if both pictures have the same proportions;
 * in a picture with other proportions they would cut off something else.
 */
export function replacements(
  documents: readonly StoredDocument[],
  oldId: string,
  newId: string,
): Replacement[] {
  const keepsCrop = haveSameProportions(oldId, newId);
  return documents.flatMap((document) => {
    const places = placesOf(document, oldId).map((place) => pathToString(place));
    if (places.length === 0) return [];
    const set = Object.fromEntries(places.map((place) => [`${place}.asset._ref`, newId]));
    const unset = keepsCrop ? [] : places.flatMap((place) => [`${place}.crop`, `${place}.hotspot`]);
    return { id: document._id, patch: { ifRevisionID: document._rev, set, unset } };
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
