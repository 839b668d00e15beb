import type { ComponentProps } from "react";

import type { BlockContext } from "#cms/block-context.ts";
import type { EditAttributes } from "#cms/edit-attributes.tsx";
import type { Action } from "#cms/types.generated.ts";
import { Actions } from "#shell/actions.tsx";
import { RecordText } from "#shell/record-text.tsx";
import { GridSection, type Tone } from "#ui/grid-section.tsx";
import { NumberedHeading } from "#ui/rich-text/numbered-heading.tsx";
import { UnitSwitch } from "#ui/units/unit-switch.tsx";

/** The fields that `Section` renders for every block that has them. */
export type SectionField = "heading" | "lead" | "actions";

interface SectionBlock {
  readonly _type: string;
  readonly tone?: Tone;
  readonly heading?: string;
  readonly lead?: string;
  readonly actions?: readonly (Action & { _key: string })[];
  readonly editAttributes: EditAttributes<SectionField>;
  readonly context: BlockContext;
}

interface SectionProps extends Omit<ComponentProps<typeof GridSection>, "id" | "tone" | "data-block"> {
  block: SectionBlock;
  /** The tone of a block for which an editor chose none. */
  defaultTone?: Tone;
  /** Whether the block itself renders its heading, introduction, buttons and unit switch. */
  isHeadless?: boolean;
}

/** The section of a block with its anchor and tone. Heading and introduction are above the children, buttons below them. */
export function Section({ block, defaultTone, isHeadless, children, ...grid }: SectionProps) {
  const { actions, editAttributes } = block;
  return (
    <GridSection {...grid} {...sectionAttributes(block)} tone={block.tone ?? defaultTone ?? "light"}>
      {!isHeadless && <Head block={block} />}
      {children}
      {!isHeadless && actions && (
        <div className="col-span-12">
          <Actions actions={actions} attributes={editAttributes("actions")} />
        </div>
      )}
    </GridSection>
  );
}

/** The attributes by which links and browser tests find a block. */
export function sectionAttributes({ _type, context }: Pick<SectionBlock, "_type" | "context">) {
  return { id: context.isVersion ? undefined : context.id, "data-block": _type };
}

/** The heading of a block, with its number on pages with an index. */
export function BlockHeading({ block, className }: { block: SectionBlock; className?: string }) {
  const { editAttributes, context } = block;
  return (
    <NumberedHeading
      number={context.entryNumberOf(context.id)}
      {...(className !== undefined && { className })}
      {...editAttributes("heading")}
    >
      <RecordText of={block} field="heading" />
    </NumberedHeading>
  );
}

/** Heading and introduction: side by side where there is room. */
function Head({ block }: { block: SectionBlock }) {
  const { heading, lead, editAttributes, context } = block;
  if (!heading && !lead && !context.hasUnitSwitch) return null;
  return (
    <div className="section-head">
      {heading && <BlockHeading block={block} />}
      {lead && (
        <p {...editAttributes("lead")}>
          <RecordText of={block} field="lead" />
        </p>
      )}
      {context.hasUnitSwitch && (
        <div>
          <UnitSwitch />
        </div>
      )}
    </div>
  );
}
