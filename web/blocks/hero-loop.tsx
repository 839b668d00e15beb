import { fileUrl } from "#cms/client.ts";
import { getVideos } from "#cms/content.ts";
import { pictureSource, type PictureSource } from "#cms/picture.ts";
import { SilentLoop } from "#ui/silent-loop.tsx";

interface HeroLoopProps {
  /** Id of the video. */
  video: string;
  /** The still; without one the video's own poster. */
  picture: PictureSource | undefined;
}

/** A short loop without sound. Visitors who asked for less motion see the still. */
export async function HeroLoop({ video: id, picture }: HeroLoopProps) {
  const video = (await getVideos()).find(({ _id }) => _id === id);
  const mp4 = video?.mp4 && fileUrl(video.mp4);
  const still = picture ?? pictureSource(video?.poster, { aspect: 3 / 2 });
  if (!video || !mp4) return null;
  return (
    <SilentLoop
      mp4={mp4}
      webm={video.webm ? fileUrl(video.webm) : undefined}
      poster={still?.src}
      description={still?.alt || video.title}
    />
  );
}
