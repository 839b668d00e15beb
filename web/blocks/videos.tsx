import { listed } from "#cms/content.ts";
import { listPath } from "#cms/edit-attributes.tsx";
import { getVideos } from "#cms/records.ts";
import { Video } from "#shell/video.tsx";

import type { BlockProps } from "./block.ts";
import { Section } from "./section.tsx";

export async function Videos(block: BlockProps<"videos">) {
  const { selection, editAttributes } = block;
  const videos = listed(block, await getVideos());
  return (
    <Section block={block}>
      <ul
        className="col-span-12 grid gap-x-6 gap-y-10 @medium:grid-cols-2"
        {...editAttributes(listPath(selection, { hand: "documents" }))}
      >
        {videos.map((video) => (
          <li key={video._id} {...editAttributes.of({ _id: video._id, _type: "video" })("title")}>
            <Video video={video} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
