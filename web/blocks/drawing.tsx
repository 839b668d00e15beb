import { NamedDrawing } from "#site/named-drawing.tsx";

import type { BlockProps } from "./block.ts";
import { BlockHeading, Section } from "./section.tsx";

export function Drawing(block: BlockProps<"drawing">) {
  const { _key, heading, drawing, caption, context, editAttributes } = block;
  const figure = (
    <div className="col-span-12" {...editAttributes("drawing")}>
      <NamedDrawing
        name={drawing}
        caption={caption}
        captionAttribute={editAttributes("caption")}
        number={context.figureOf(_key)}
      />
    </div>
  );
  // A chart is drawn as wide as two thirds of a page; steps and pairs have use for all of it.
  if (!heading || !drawing?.startsWith("compare-")) return <Section block={block}>{figure}</Section>;
  return (
    <Section block={block} isHeadless>
      <div className="headings-beside col-span-12">
        <BlockHeading block={block} className="mb-6 text-h2" />
        {figure}
      </div>
    </Section>
  );
}
