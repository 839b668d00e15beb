import type { ImageAsset } from "sanity";
import { storedField } from "stored-values/stored-value.ts";
import { useLiveQuery } from "studio-kit/use-live-query.ts";
import * as v from "valibot";

const IS_ASSET = "*[_id == $id]";

/** Checks only the id: a field must not crash because an asset has fewer fields than Sanity's type declares. */
const Assets = v.array(v.custom<ImageAsset>((asset) => typeof storedField(asset, "_id") === "string"));

/** The document of a picture or file, kept up to date. Undefined until it has loaded, and if there is none. */
export function useAsset(id: string): ImageAsset | undefined {
  return useLiveQuery({ query: IS_ASSET, params: { id }, schema: Assets, watch: IS_ASSET })?.[0];
}
