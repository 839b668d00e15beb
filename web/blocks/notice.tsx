import { Callout } from "#shell/callout.tsx";

import type { BlockProps } from "./block.ts";
import { Section } from "./section.tsx";

export function Notice(block: BlockProps<"notice">) {
  const { kind, heading, text, editAttributes } = block;
  return (
    <Section block={block} isHeadless>
      <div className="col-span-12">
        <Callout kind={kind} title={heading} text={text} editAttributes={editAttributes} />
      </div>
    </Section>
  );
}
