import { itemPath } from "#cms/edit-attributes.tsx";
import { captionOf, pictureSource } from "#cms/picture.ts";
import { FULL_WIDTH_ON_PHONE, Picture } from "#ui/media/picture.tsx";
import { ConvertedText } from "#ui/units/quantity.tsx";

import type { BlockProps } from "./block.ts";
import { Section } from "./section.tsx";

export function Timeline(block: BlockProps<"timeline">) {
  const { moments, editAttributes } = block;
  return (
    <Section block={block}>
      <ol className="col-span-12" {...editAttributes("moments")}>
        {moments.map(({ _key, when, title, text, picture }) => {
          const source = pictureSource(picture, { aspect: 3 / 2 });
          return (
            <li
              key={_key}
              className="group grid grid-cols-[22px_1fr] gap-x-3 @medium:grid-cols-[140px_20px_1fr] @medium:gap-x-6"
              {...editAttributes(itemPath("moments", _key))}
            >
              <p className="col-start-2 pt-0.5 font-mono text-13 font-medium text-ink-3 @medium:col-start-1">
                {when}
              </p>
              <span
                aria-hidden="true"
                className="relative col-start-1 row-span-2 row-start-1 ms-1 border-s border-line group-last:border-transparent @medium:col-start-2 @medium:row-span-1"
              >
                <span className="absolute top-1.5 -start-1 size-1.75 rounded-full bg-ink" />
              </span>
              <div className="col-start-2 pb-8 @medium:col-start-3">
                <h3 className="text-18">{title}</h3>
                {text && (
                  <p className="mt-1.5 max-w-text text-ink-2">
                    <ConvertedText text={text} />
                  </p>
                )}
                {source && (
                  <div className="mt-4 max-w-100">
                    <Picture
                      {...source}
                      {...captionOf(picture)}
                      number={block.context.figureNumberOf(picture)}
                      sizes={`(min-width: 760px) 400px, ${FULL_WIDTH_ON_PHONE}`}
                    />
                  </div>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
