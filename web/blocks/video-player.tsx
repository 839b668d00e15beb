import { getVideos } from "#cms/content.ts";
import { Film } from "#site/film.tsx";

import type { BlockProps } from "./block.ts";
import { Section } from "./section.tsx";

export async function VideoPlayer(block: BlockProps<"videoPlayer">) {
  const video = (await getVideos()).find(({ _id }) => _id === block.video?._ref);
  return (
    <Section block={block}>
      {video && (
        <div className="col-span-12 max-w-245" {...block.editAttributes("video")}>
          <Film video={video} />
        </div>
      )}
    </Section>
  );
}
