import type { ValidationContext } from "@sanity/types";
import { assetIdOf, storedText } from "stored-values/stored-value.ts";

import { apiVersion } from "./lake.ts";

/** The alternative text of a stored picture: its own text or, if it has none, the text of its asset. Undefined if neither has one. */
export function alternativeText(picture: unknown, asset: unknown): string | undefined {
  return storedText(picture, "alt") ?? storedText(asset, "altText");
}

/** Validates that a picture or its asset has an alternative text. A picture without an asset needs none. */
export async function alternativeTextProblem(
  alt: unknown,
  { parent, getClient }: Pick<ValidationContext, "parent" | "getClient">,
): Promise<true | string> {
  const id = assetIdOf(parent);
  const picture = { alt };
  if (id === undefined || alternativeText(picture, undefined) !== undefined) return true;
  const asset = await getClient({ apiVersion }).fetch<unknown>(`*[_id == $id][0]{altText}`, { id });
  return (
    alternativeText(picture, asset) !== undefined ||
    "Write the alternative text, here or on the picture itself in Media"
  );
}
