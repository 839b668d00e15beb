import type { ReactNode } from "react";

import type { Action } from "#cms/types.generated.ts";
import type { Edit } from "#draft/edit.ts";
import { Actions } from "#site/actions.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { Section, type Tone } from "#ui/section.tsx";
import { UnitSwitch } from "#ui/unit-switch.tsx";

import type { BandField } from "./block.ts";
import type { Place } from "./place.ts";

interface BandProps {
  /** The block itself: its place, tone, head and buttons are shown as every block shows them. */
  block: {
    readonly _type: string;
    readonly tone?: Tone;
    readonly heading?: string;
    readonly lead?: string;
    readonly actions?: readonly (Action & { _key: string })[];
    readonly edit: Edit<BandField>;
    readonly place: Place;
  };
  /** The tone when an editor chose none. */
  tone?: Tone;
  children: ReactNode;
}

/** The frame of most blocks: heading and introduction above, buttons below. */
export function Band({ block, tone = "light", children }: BandProps) {
  const { _type, heading, lead, actions, edit, place } = block;
  return (
    <Section id={place.id} tone={block.tone ?? tone} block={_type}>
      <SectionHead
        heading={heading}
        lead={lead}
        number={place.numberOf(place.id)}
        edit={edit}
        aside={place.hasUnitSwitch && <UnitSwitch />}
      />
      {children}
      {actions && (
        <div className="col-span-12">
          <Actions actions={actions} mark={edit("actions")} />
        </div>
      )}
    </Section>
  );
}
