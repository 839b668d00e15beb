import { captionOf, pictureSource } from "#cms/picture.ts";
import { Actions } from "#shell/actions.tsx";
import { Prose } from "#shell/prose.tsx";
import { FULL_WIDTH_ON_PHONE, Picture } from "#ui/media/picture.tsx";

import type { BlockProps } from "./block.ts";
import { BlockHeading, Section } from "./section.tsx";

export function PictureText(block: BlockProps<"pictureText">) {
  const { text, picture, pictureSide, actions, context, editAttributes } = block;
  const source = pictureSource(picture, { aspect: 3 / 2 });
  return (
    <Section block={block} isHeadless>
      {source && (
        <div
          data-side={pictureSide}
          className="col-span-12 mb-8 @medium:col-span-7 @medium:mb-0 @medium:data-[side=right]:order-2"
        >
          <Picture
            {...source}
            {...captionOf(picture)}
            number={context.figureNumberOf(picture)}
            sizes={`(min-width: 1360px) 736px, (min-width: 760px) 56vw, ${FULL_WIDTH_ON_PHONE}`}
            {...editAttributes("picture")}
          />
        </div>
      )}
      <div className={`col-span-12 self-center ${source ? "@medium:col-span-5" : "max-w-text"}`}>
        <BlockHeading block={block} />
        <div className="mt-5 text-ink-2" {...editAttributes("text")}>
          <Prose value={text} />
        </div>
        <Actions actions={actions} attributes={editAttributes("actions")} />
      </div>
    </Section>
  );
}
