import type { VideoPlayer, Videos } from "#cms/types.generated.ts";

type Block =
  | { readonly _type: string }
  | Pick<VideoPlayer, "_type" | "video">
  | Pick<Videos, "_type" | "selection" | "documents">;

/** The ids of the videos that the blocks show, or that they show all there are. */
export function shownVideos(blocks: readonly Block[]): string[] | "all" {
  const ids: string[] = [];
  for (const block of blocks) {
    if (block._type === "videoPlayer" && "video" in block) ids.push(block.video._ref);
    if (block._type !== "videos" || !("selection" in block)) continue;
    if (block.selection === "all") return "all";
    ids.push(...(block.documents ?? []).map(({ _ref }) => _ref));
  }
  return ids;
}
