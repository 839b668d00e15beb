import type { ReactNode } from "react";
import type { BlockName } from "schemas/blocks/index.ts";

import type { EditAttributes } from "#cms/edit-attributes.tsx";
import type { Page } from "#cms/types.generated.ts";

import type { BlockContext } from "./block-context.ts";
import type { SectionField } from "./section.tsx";

// Not from the query's result: its union of all kinds of pages repeats every block, and the compiler gives up beyond 29 blocks.
export type Block = Page["blocks"][number];
type PropsByName = { [B in Block as B["_type"]]: B & PropsOfEveryBlock<keyof B & string> };

interface PropsOfEveryBlock<Field extends string> {
  readonly editAttributes: EditAttributes<Field | SectionField>;
  readonly context: BlockContext;
}

/** The props of a block's component: the stored block, its editing attributes, and its context on the page. */
// An error here means that the generated types are out of date: run pnpm typegen.
export type BlockProps<Name extends BlockName> = PropsByName[Name];

/** A component for every block of the schemas. A missing one and one too many are compile errors. */
export type Registry = {
  [Name in BlockName]: (props: BlockProps<Name>) => ReactNode | Promise<ReactNode>;
};
