import type { ReactNode } from "react";

import type { EditAttributes } from "#cms/edit-attributes.tsx";
import type { Action } from "#cms/types.generated.ts";
import { Actions } from "#site/actions.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { Section, type Tone } from "#ui/section.tsx";
import { UnitSwitch } from "#ui/unit-switch.tsx";

import type { BlockContext } from "./block-context.ts";
import type { BandField } from "./block.ts";

interface BandProps {
  /** The block itself: its place, tone, head and buttons are shown as every block shows them. */
  block: {
    readonly _type: string;
    readonly tone?: Tone;
    readonly heading?: string;
    readonly lead?: string;
    readonly actions?: readonly (Action & { _key: string })[];
    readonly editAttributes: EditAttributes<BandField>;
    readonly context: BlockContext;
  };
  /** The tone when an editor chose none. */
  tone?: Tone;
  children: ReactNode;
}

/** The frame of most blocks: heading and introduction above, buttons below. */
export function Band({ block, tone = "light", children }: BandProps) {
  const { _type, heading, lead, actions, editAttributes, context } = block;
  return (
    <Section id={context.id} tone={block.tone ?? tone} block={_type}>
      <SectionHead
        heading={heading}
        lead={lead}
        number={context.numberOf(context.id)}
        editAttributes={editAttributes}
        aside={context.hasUnitSwitch && <UnitSwitch />}
      />
      {children}
      {actions && (
        <div className="col-span-12">
          <Actions actions={actions} attributes={editAttributes("actions")} />
        </div>
      )}
    </Section>
  );
}
