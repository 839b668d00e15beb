import { lakeUrl } from "#env.ts";

interface Dataset {
  projectId: string | undefined;
  dataset: string | undefined;
}

interface StoredPicture {
  asset: { _ref: string };
  /** Shares of the whole picture that are cut off. */
  crop?: { left: number; right: number; top: number; bottom: number } | undefined;
  hotspot?: { x: number; y: number } | undefined;
}

/** The address of a picture for a card of 1200 × 630, small, cut as the editor says. */
export function pictureUrl(picture: StoredPicture, { projectId, dataset }: Dataset): string {
  const file = picture.asset._ref.replace(/^image-/, "").replace(/-([a-z]+)$/, ".$1");
  const host = lakeUrl ?? "https://cdn.sanity.io";
  const query = new URLSearchParams({ w: "960", h: "504", fit: "crop", ...cutOf(picture) });
  return `${host}/images/${projectId}/${dataset}/${file}?${query}`;
}

function cutOf({ asset, crop, hotspot }: StoredPicture): Record<string, string> {
  const [, width = 0, height = 0] = (/-(\d+)x(\d+)-/.exec(asset._ref) ?? []).map(Number);
  const { left, right, top, bottom } = crop ?? { left: 0, right: 0, top: 0, bottom: 0 };
  const across = 1 - left - right;
  const down = 1 - top - bottom;
  if (!width || !height || across <= 0 || down <= 0) return {};
  const rect = [left * width, top * height, across * width, down * height].map(Math.round).join(",");
  return {
    ...(crop && { rect }),
    // Of what the crop has left.
    ...(hotspot && {
      crop: "focalpoint", // cspell:ignore focalpoint
      "fp-x": String(within((hotspot.x - left) / across)),
      "fp-y": String(within((hotspot.y - top) / down)),
    }),
  };
}

function within(share: number): number {
  return Math.min(1, Math.max(0, Number(share.toFixed(3))));
}
