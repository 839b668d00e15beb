/** What stands in the place of an asset until the seed is imported, as @sanity/import writes it. */
export interface FromFile<Address extends string> {
  readonly _sanityAsset: Address;
}

/** A file in this folder, for example `videos/bending-sheet.mp4`. */
export function fromFile<Kind extends "image" | "file">(kind: Kind, path: string) {
  return { _sanityAsset: `${kind}@file://./${path}` as const };
}
