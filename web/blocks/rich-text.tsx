import { Article } from "#site/article.tsx";
import { Section } from "#ui/section.tsx";

import type { BlockProps } from "./block.ts";

export function RichText({ text, tone, place, edit }: BlockProps<"richText">) {
  return (
    <Section id={place.id} tone={tone ?? "light"} block="richText">
      <div className="headings-beside col-span-12" {...edit("text")}>
        <Article value={text} place={place} />
      </div>
    </Section>
  );
}
