import { itemPath } from "#cms/edit-attributes.tsx";
import { safeHref } from "#cms/links.ts";
import { pictureSource } from "#cms/picture.ts";

import type { BlockProps } from "./block.ts";
import { Section } from "./section.tsx";

export function Logos(block: BlockProps<"logos">) {
  const { logos = [], editAttributes } = block;
  return (
    <Section block={block}>
      {logos.length > 0 && (
        <ul className="col-span-12 flex flex-wrap items-center gap-8" {...editAttributes("logos")}>
          {logos.map(({ _key, picture, url }) => {
            const source = pictureSource(picture);
            const href = url && safeHref(url);
            const image = source && (
              <img
                {...source}
                alt={source.alt}
                sizes="200px"
                loading="lazy"
                className="h-12"
                style={{ width: "auto" }}
              />
            );
            return (
              <li key={_key} {...editAttributes(itemPath("logos", _key))}>
                {href ? (
                  <a href={href} target="_blank" rel="noopener">
                    {image}
                  </a>
                ) : (
                  image
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Section>
  );
}
