import { itemPath } from "#cms/edit-attributes.tsx";
import { captionOf, pictureSource } from "#cms/picture.ts";
import { FULL_WIDTH_ON_PHONE, Picture } from "#ui/media/picture.tsx";

import type { BlockProps } from "./block.ts";
import { Section } from "./section.tsx";

/** Rows have three pictures. If that would leave a gap, the first pictures are in rows of two. */
const HALF = "@medium:col-span-6";
const THIRD = "@medium:col-span-4";

export function Gallery(block: BlockProps<"gallery">) {
  const { pictures, editAttributes } = block;
  return (
    <Section block={block}>
      <div className="col-span-12 grid grid-cols-12 gap-x-6 gap-y-9" {...editAttributes("pictures")}>
        {pictures.map((picture, index) => {
          const source = pictureSource(picture, { aspect: 3 / 2 });
          return (
            source && (
              <div
                key={picture._key}
                className={`col-span-12 ${index < pairedOf(pictures.length) ? HALF : THIRD}`}
                {...editAttributes(itemPath("pictures", picture._key))}
              >
                <Picture
                  {...source}
                  {...captionOf(picture)}
                  number={block.context.figureNumberOf(picture)}
                  sizes={`(min-width: 760px) 50vw, ${FULL_WIDTH_ON_PHONE}`}
                />
              </div>
            )
          );
        })}
      </div>
    </Section>
  );
}

/** How many of `count` pictures are in rows of two: none, two or four. */
function pairedOf(count: number): number {
  return (count * 4) % 6;
}
