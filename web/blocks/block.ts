import type { ReactNode } from "react";
import type { BlockName } from "schemas/blocks/index.ts";

import type { BlockContext } from "#cms/block-context.ts";
import type { EditAttributes } from "#cms/edit-attributes.tsx";
import type { ShownBlock } from "#cms/sections.ts";
import type { Section } from "#cms/types.generated.ts";

import type { SectionField } from "./section.tsx";

// Derived from saved sections, not from the result of the page query: that type repeats every block for each kind of page, and the
// compiler fails with more than 29 blocks.
export type Block = ShownBlock<Section["blocks"][number]>;

type StoredBlock<Name extends BlockName> = Extract<Block, { _type: Name }>;

type PropsByName = UpToDate<
  Exclude<BlockName, Block["_type"]>,
  { [Name in BlockName]: StoredBlock<Name> & PropsOfEveryBlock<keyof StoredBlock<Name> & string> }
>;
/** If a block is not in the generated types yet, the compiler error contains the command that adds it. */
type UpToDate<_NotGenerated extends "Run `pnpm typegen`", Type> = Type;

interface PropsOfEveryBlock<Field extends string> {
  readonly editAttributes: EditAttributes<Field | SectionField>;
  readonly context: BlockContext;
}

/** The props of a block's component: the stored block, its editing attributes, and its context on the page. */
export type BlockProps<Name extends BlockName> = PropsByName[Name];

/** Requires a component for every block of the schemas. A missing or an extra one is a compile error. */
export type Registry = {
  [Name in BlockName]: (props: BlockProps<Name>) => ReactNode | Promise<ReactNode>;
};
