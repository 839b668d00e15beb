import type { Picture, Settings } from "../../web/cms/types.generated.ts";

/** A file in pictures/, named as @sanity/import names it. It becomes an asset when the seed is imported. */
interface FromFile {
  readonly _sanityAsset: `image@file://./pictures/${string}`;
}

export function picture(file: string, alt: string, caption?: string): Picture & FromFile {
  return { _type: "picture", ...fromFile(file), alt, ...(caption === undefined ? {} : { caption }) };
}

export function wordmark(file: string): NonNullable<Settings["wordmark"]> & FromFile {
  return { _type: "image", ...fromFile(file) };
}

function fromFile(file: string): FromFile {
  return { _sanityAsset: `image@file://./pictures/${file}` };
}
