import { pictureSource } from "#cms/picture.ts";
import { Picture } from "#ui/picture.tsx";

import { Band } from "./band.tsx";
import type { BlockProps } from "./block.ts";

/** Two pictures stand side by side, the first of an odd number is wide, others come in threes. */
const SPANS: Record<string, string> = {
  wide: "@medium:col-span-12 @large:col-span-8",
  half: "@medium:col-span-6",
  third: "@medium:col-span-6 @large:col-span-4",
};

export function Gallery(block: BlockProps<"gallery">) {
  const { pictures, edit } = block;
  return (
    <Band block={block}>
      <div className="col-span-12 grid grid-cols-12 gap-x-6 gap-y-9" {...edit("pictures")}>
        {pictures.map((picture, index) => {
          const source = pictureSource(picture, { aspect: 3 / 2 });
          return (
            source && (
              <div key={picture._key} className={`col-span-12 ${SPANS[spanOf(index, pictures.length)]}`}>
                <Picture
                  {...source}
                  caption={picture.caption}
                  number={block.place.figureOf(picture)}
                  sizes="(min-width: 760px) 50vw, 100vw"
                />
              </div>
            )
          );
        })}
      </div>
    </Band>
  );
}

function spanOf(index: number, count: number): keyof typeof SPANS {
  if (count === 2 || count === 4) return "half";
  return count % 3 === 2 && index === 0 ? "wide" : "third";
}
