import { pictureSource } from "#cms/picture.ts";
import { Actions } from "#site/actions.tsx";
import { Prose } from "#site/prose.tsx";
import { ACROSS_PHONE } from "#ui/across-phone.ts";
import { PartHeading } from "#ui/part-heading.tsx";
import { Picture } from "#ui/picture.tsx";
import { Section } from "#ui/section.tsx";

import type { BlockProps } from "./block.ts";

export function PictureText({
  heading,
  text,
  picture,
  pictureSide,
  actions,
  tone,
  context,
  editAttributes,
}: BlockProps<"pictureText">) {
  const source = pictureSource(picture, { aspect: 3 / 2 });
  return (
    <Section id={context.id} tone={tone ?? "light"} block="pictureText">
      {source && (
        <div
          data-side={pictureSide}
          className="col-span-12 mb-8 @medium:col-span-7 @medium:mb-0 @medium:data-[side=right]:order-2"
        >
          <Picture
            {...source}
            caption={picture.caption}
            number={context.figureOf(picture)}
            sizes={`(min-width: 1360px) 736px, (min-width: 760px) 56vw, ${ACROSS_PHONE}`}
            {...editAttributes("picture")}
          />
        </div>
      )}
      <div className={`col-span-12 self-center ${source ? "@medium:col-span-5" : "max-w-text"}`}>
        <PartHeading number={context.numberOf(context.id)} {...editAttributes("heading")}>
          {heading}
        </PartHeading>
        <div className="mt-5 text-ink-2" {...editAttributes("text")}>
          <Prose value={text} />
        </div>
        <Actions actions={actions} attributes={editAttributes("actions")} />
      </div>
    </Section>
  );
}
