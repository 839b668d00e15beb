import { NamedDrawing } from "#site/named-drawing.tsx";

import { Band } from "./band.tsx";
import type { BlockProps } from "./block.ts";

export function Drawing(block: BlockProps<"drawing">) {
  const { _key, drawing, caption, edit } = block;
  return (
    <Band block={block}>
      <div className="col-span-12" {...edit("drawing")}>
        <NamedDrawing name={drawing} caption={caption} number={block.place.figureOf(_key)} />
      </div>
    </Band>
  );
}
