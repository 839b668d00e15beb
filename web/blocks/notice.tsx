import { Callout } from "#site/callout.tsx";
import { Section } from "#ui/section.tsx";

import type { BlockProps } from "./block.ts";

export function Notice({ kind, heading, text, tone, context, editAttributes }: BlockProps<"notice">) {
  return (
    <Section id={context.id} tone={tone ?? "light"} block="notice">
      <div className="col-span-12" {...editAttributes("text")}>
        <Callout kind={kind} title={heading} text={text} />
      </div>
    </Section>
  );
}
