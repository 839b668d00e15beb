import { Article } from "#shell/article.tsx";
import { UnitSwitch } from "#ui/units/unit-switch.tsx";

import type { BlockProps } from "./block.ts";
import { Section } from "./section.tsx";

export function RichText(block: BlockProps<"richText">) {
  const { text, context, editAttributes } = block;
  return (
    <Section block={block} isHeadless>
      {context.hasUnitSwitch && (
        <div className="col-span-12 mb-6">
          <UnitSwitch />
        </div>
      )}
      <div className="headings-beside col-span-12" {...editAttributes("text")}>
        <Article value={text} context={context} />
      </div>
    </Section>
  );
}
