import { TechnicalDrawing } from "#shell/technical-drawing.tsx";

import type { BlockProps } from "./block.ts";
import { BlockHeading, Section } from "./section.tsx";

export function Drawing(block: BlockProps<"drawing">) {
  const { _key, heading, drawing, caption, context, editAttributes } = block;
  const figure = (
    <div className="col-span-12" {...editAttributes("drawing")}>
      <TechnicalDrawing
        drawing={drawing}
        caption={caption}
        captionAttribute={editAttributes("caption")}
        number={context.figureNumberOf(_key)}
        editAttributes={editAttributes}
      />
    </div>
  );
  // Charts are two thirds as wide as a page, so the heading fits next to them. Other drawings use the full width.
  if (!heading || !drawing?._ref.startsWith("drawing-compare-"))
    return <Section block={block}>{figure}</Section>;
  return (
    <Section block={block} isHeadless>
      <div className="headings-beside col-span-12">
        <BlockHeading block={block} className="mb-6 text-h2" />
        {figure}
      </div>
    </Section>
  );
}
