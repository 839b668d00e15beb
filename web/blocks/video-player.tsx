import { getVideos } from "#cms/records.ts";
import { Video } from "#shell/video.tsx";

import type { BlockProps } from "./block.ts";
import { Section } from "./section.tsx";

export async function VideoPlayer(block: BlockProps<"videoPlayer">) {
  const video = (await getVideos()).find(({ _id }) => _id === block.video?._ref);
  return (
    <Section block={block}>
      {video && (
        <div className="col-span-12 max-w-240" {...block.editAttributes("video")}>
          <Video video={video} />
        </div>
      )}
    </Section>
  );
}
