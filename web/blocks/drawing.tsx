import { NamedDrawing } from "#site/named-drawing.tsx";
import { PartHeading } from "#ui/part-heading.tsx";

import { Band } from "./band.tsx";
import type { BlockProps } from "./block.ts";

export function Drawing(block: BlockProps<"drawing">) {
  const { _key, drawing, caption, context, editAttributes } = block;
  const figure = (
    <div className="col-span-12" {...editAttributes("drawing")}>
      <NamedDrawing name={drawing} caption={caption} number={context.figureOf(_key)} />
    </div>
  );
  const { heading, ...withoutHeading } = block;
  // A chart is drawn as wide as two thirds of a page; steps and pairs have use for all of it.
  if (!heading || !drawing?.startsWith("compare-")) return <Band block={block}>{figure}</Band>;
  return (
    <Band block={withoutHeading}>
      <div className="headings-beside col-span-12">
        <PartHeading
          number={context.numberOf(context.id)}
          className="mb-6 text-h2"
          {...editAttributes("heading")}
        >
          {heading}
        </PartHeading>
        {figure}
      </div>
    </Band>
  );
}
