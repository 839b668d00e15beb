import { getListedPages } from "#cms/content.ts";
import { listPath } from "#cms/edit-attributes.tsx";
import { foreignPage, foreignText } from "#cms/foreign-link.ts";
import { pictureSource } from "#cms/picture.ts";
import { Picture } from "#ui/media/picture.tsx";

import type { BlockProps } from "./block.ts";
import { Section } from "./section.tsx";

export async function Industries(block: BlockProps<"industries">) {
  const { selection, editAttributes } = block;
  const pages = await getListedPages(block, "industry");
  return (
    <Section block={block}>
      <ul
        className="col-span-12 grid gap-x-6 border-t-[1.5px] border-ink @narrow:grid-cols-2 @medium:grid-cols-3 @large:grid-cols-4"
        {...editAttributes(listPath(selection, { hand: "documents" }))}
      >
        {pages.map((page) => {
          const source = pictureSource(page.picture ?? undefined, { aspect: 3 / 2 });
          return (
            <li
              key={page._id}
              className="group relative grid grid-cols-[1fr_2fr] gap-x-4 border-b border-rule py-5 @narrow:block"
              {...editAttributes.of(page)("title")}
            >
              {source && (
                <div className="row-span-2 @narrow:mb-4">
                  <Picture
                    {...source}
                    alt=""
                    sizes="(min-width: 1100px) 300px, (min-width: 600px) 45vw, 30vw"
                  />
                </div>
              )}
              <h3 className="text-16 group-hover:text-accent-text">
                <a href={page.path} {...foreignPage(page.path)} className="after:absolute after:inset-0">
                  {page.title}
                </a>
              </h3>
              {page.summary && (
                <p className="mt-1 text-14 text-ink-2" {...foreignText(page.path)}>
                  {page.summary}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
