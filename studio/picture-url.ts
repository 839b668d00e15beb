import { lakeUrl } from "#env.ts";

interface Dataset {
  projectId: string | undefined;
  dataset: string | undefined;
}

/** The address of a picture by the id of its asset, small enough for a card. */
export function pictureUrl(assetId: string, { projectId, dataset }: Dataset): string {
  const file = assetId.replace(/^image-/, "").replace(/-([a-z]+)$/, ".$1");
  const host = lakeUrl ?? "https://cdn.sanity.io";
  return `${host}/images/${projectId}/${dataset}/${file}?w=960&h=504&fit=crop`;
}
