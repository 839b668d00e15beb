import { getVideos } from "#cms/lists.ts";
import { Film } from "#site/film.tsx";

import { Band } from "./band.tsx";
import type { BlockProps } from "./block.ts";

export async function VideoPlayer(block: BlockProps<"videoPlayer">) {
  const video = (await getVideos()).find(({ _id }) => _id === block.video?._ref);
  return (
    <Band block={block}>
      {video && (
        <div className="col-span-12 max-w-245" {...block.editAttributes("video")}>
          <Film video={video} />
        </div>
      )}
    </Band>
  );
}
