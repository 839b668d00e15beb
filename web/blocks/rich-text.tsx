import { Article } from "#site/article.tsx";
import { Section } from "#ui/section.tsx";

import type { BlockProps } from "./block.ts";

/** Where there is room, headings stand in the margin beside their text. */
const COLUMNS =
  "@large:grid @large:grid-cols-12 @large:gap-x-6 @large:*:col-span-8 @large:*:col-start-5 @large:[&>h2]:col-span-4 @large:[&>h2]:col-start-1 @large:[&>h2]:row-span-2 @large:[&>h2+*]:mt-13.5 @large:[&>h2:first-child+*]:mt-1.5";

export function RichText({ text, tone, place, edit }: BlockProps<"richText">) {
  return (
    <Section id={place.id} tone={tone ?? "light"} block="richText">
      <div className={`col-span-12 ${COLUMNS}`} {...edit("text")}>
        <Article value={text} place={place} />
      </div>
    </Section>
  );
}
