import { NamedDrawing } from "#site/named-drawing.tsx";

import { Band } from "./band.tsx";
import type { BlockProps } from "./block.ts";

export function Drawing(block: BlockProps<"drawing">) {
  const { _key, drawing, heading, caption, edit } = block;
  // Charts are drawn as wide as two thirds of a page; steps and pairs have use for all of it.
  const isBeside = heading && drawing?.startsWith("compare-");
  return (
    <Band block={block}>
      <div className={`col-span-12 ${isBeside ? "beside @large:col-span-8" : ""}`} {...edit("drawing")}>
        <NamedDrawing name={drawing} caption={caption} number={block.place.figureOf(_key)} />
      </div>
    </Band>
  );
}
