import { pictureSource } from "#cms/picture.ts";
import { CmsLink } from "#shell/cms-link.tsx";
import { Picture } from "#ui/media/picture.tsx";

import type { BlockProps } from "./block.ts";
import { Section } from "./section.tsx";

export function Testimonial(block: BlockProps<"testimonial">) {
  const { text, person, role, picture, link, editAttributes } = block;
  const portrait = pictureSource(picture, { aspect: 1 });
  return (
    <Section block={block} isHeadless>
      <figure className="col-span-12 border-t-[1.5px] border-ink pt-5">
        <blockquote className="max-w-lead text-21" {...editAttributes("text")}>
          “{text}”
        </blockquote>
        <figcaption className="mt-5 flex items-center gap-4 text-15">
          {portrait && (
            <div className="w-20 shrink-0" {...editAttributes("picture")}>
              <Picture {...portrait} sizes="80px" />
            </div>
          )}
          <div>
            <p className="font-semibold" {...editAttributes("person")}>
              {person}
            </p>
            <p className="text-ink-2" {...editAttributes("role")}>
              <CmsLink link={link} className="text-link">
                {role}
              </CmsLink>
            </p>
          </div>
        </figcaption>
      </figure>
    </Section>
  );
}
