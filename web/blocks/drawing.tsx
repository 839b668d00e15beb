import { TechnicalDrawing } from "#shell/technical-drawing.tsx";

import type { BlockProps } from "./block.ts";
import { Section } from "./section.tsx";

export function Drawing(block: BlockProps<"drawing">) {
  const { _key, drawing, caption, context, editAttributes } = block;
  return (
    <Section block={block}>
      <div className="col-span-12" {...editAttributes("drawing")}>
        <TechnicalDrawing
          drawing={drawing}
          caption={caption}
          captionAttribute={editAttributes("caption")}
          number={context.figureNumberOf(_key)}
          editAttributes={editAttributes}
        />
      </div>
    </Section>
  );
}
