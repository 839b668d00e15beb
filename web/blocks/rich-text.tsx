import { Article } from "#site/article.tsx";
import { Section } from "#ui/section.tsx";

import type { BlockProps } from "./block.ts";

export function RichText({ text, tone, context, editAttributes }: BlockProps<"richText">) {
  return (
    <Section id={context.id} tone={tone ?? "light"} block="richText">
      <div className="headings-beside col-span-12" {...editAttributes("text")}>
        <Article value={text} context={context} />
      </div>
    </Section>
  );
}
