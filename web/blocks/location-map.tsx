import { safeHref } from "#cms/links.ts";
import { captionOf, pictureSource } from "#cms/picture.ts";
import { NewWindowIcon } from "#ui/icons.tsx";
import { FULL_WIDTH_ON_PHONE, Picture } from "#ui/media/picture.tsx";

import type { BlockProps } from "./block.ts";
import { Section } from "./section.tsx";

export function LocationMap(block: BlockProps<"locationMap">) {
  const { picture, url, label, editAttributes } = block;
  const source = pictureSource(picture);
  const href = safeHref(url);
  return (
    <Section block={block}>
      <div className="col-span-12">
        {source && (
          <div {...editAttributes("picture")}>
            <Picture
              {...source}
              {...captionOf(picture)}
              sizes={`(min-width: 760px) 100vw, ${FULL_WIDTH_ON_PHONE}`}
            />
          </div>
        )}
        {href && (
          <a
            href={href}
            target="_blank"
            rel="noopener"
            className="text-link mt-4 inline-flex items-center gap-1.5"
            {...editAttributes("label")}
          >
            {label}
            <NewWindowIcon />
          </a>
        )}
      </div>
    </Section>
  );
}
