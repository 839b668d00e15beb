import { fileUrl } from "#cms/client.ts";
import { itemPath } from "#cms/edit-attributes.tsx";
import { captionOf, pictureSource } from "#cms/picture.ts";
import { getVideos } from "#cms/records.ts";
import { SearchField } from "#search/search-field.tsx";
import { Actions } from "#shell/actions.tsx";
import { FULL_WIDTH_ON_PHONE, Picture } from "#ui/media/picture.tsx";
import { SilentLoop } from "#ui/media/silent-loop.tsx";
import { ConvertedText } from "#ui/units/quantity.tsx";

import type { BlockProps } from "./block.ts";
import { KeyFigureValue } from "./key-figure-value.tsx";
import { PictureMarks } from "./picture-marks.tsx";
import { BlockHeading, Section } from "./section.tsx";

/** Width ÷ height of the picture. */
const ASPECT = 3 / 2;

export function Hero(block: BlockProps<"hero">) {
  const { eyebrow, heading, lead, actions, picture, video, figures, context, editAttributes } = block;
  const source = pictureSource(picture, { aspect: ASPECT });
  const hasPicture = source !== undefined || video !== undefined;
  return (
    <Section block={block} defaultTone="sheet" isSquared isFramed isHeadless>
      <div
        className={`relative z-1 col-span-12 flex flex-col justify-center ${hasPicture ? "hero-words" : ""}`}
      >
        {eyebrow && (
          <p className="mb-4 font-mono text-12 font-medium text-ink-3" {...editAttributes("eyebrow")}>
            {eyebrow}
          </p>
        )}
        {context.isMain ? (
          <h1 className="max-w-title text-h1 font-[620]" {...editAttributes("heading")}>
            <ConvertedText text={heading} />
          </h1>
        ) : (
          heading && <BlockHeading block={block} />
        )}
        {lead && (
          <p className="mt-6 max-w-lead text-18 text-ink-2" {...editAttributes("lead")}>
            <ConvertedText text={lead} />
          </p>
        )}
        <Actions actions={actions} attributes={editAttributes("actions")} />
        {block.hasSearch && (
          <div className="max-w-lead" {...editAttributes("hasSearch")}>
            <SearchField />
          </div>
        )}
      </div>
      {hasPicture && (
        <div
          className={`hero-picture relative col-span-12 mt-10 ${block.isOnSheet ? "on-sheet [&_img]:faded-edges" : ""}`}
          {...editAttributes(video ? "video" : "picture")}
        >
          {video ? (
            <HeroLoop video={video._ref} picture={picture} />
          ) : (
            source && (
              <Picture
                {...source}
                {...captionOf(picture)}
                number={context.figureNumberOf(picture)}
                sizes={`(min-width: 1360px) 736px, (min-width: 800px) 56vw, ${FULL_WIDTH_ON_PHONE}`}
                isFirst={context.isVersion ? "if-shown" : true}
              />
            )
          )}
          {source && !video && <PictureMarks marks={block.marks} aspect={ASPECT} />}
        </div>
      )}
      {figures && figures.length > 0 && (
        <dl
          className="title-block col-span-12 mt-10 flex flex-wrap border-[1.5px] border-ink bg-paper"
          {...editAttributes("figures")}
        >
          {figures.map((figure) => (
            <div
              key={figure._key}
              className="px-3 py-2"
              {...editAttributes(itemPath("figures", figure._key))}
            >
              <dt className="font-mono text-11 font-medium text-ink-3">{figure.label}</dt>
              <dd className="font-mono text-13">
                <KeyFigureValue keyFigure={figure} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}

interface HeroLoopProps {
  /** The id of the video. */
  video: string;
  /** The still image, cropped to the proportions of the video. Default: the poster of the video. */
  picture: BlockProps<"hero">["picture"];
}

/** A short loop without sound. Visitors who prefer reduced motion see the still. */
async function HeroLoop({ video: id, picture }: HeroLoopProps) {
  const video = (await getVideos()).find(({ _id }) => _id === id);
  const mp4 = video?.mp4 && fileUrl(video.mp4);
  if (!video || !mp4) return null;
  const poster = pictureSource(video.poster);
  const still = poster && (pictureSource(picture, { aspect: poster.width / poster.height }) ?? poster);
  return (
    <SilentLoop
      mp4={mp4}
      webm={video.webm ? fileUrl(video.webm) : undefined}
      poster={still?.src}
      width={poster?.width}
      height={poster?.height}
      description={still?.alt || video.title}
    />
  );
}
