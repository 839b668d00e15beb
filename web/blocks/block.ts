import type { ReactNode } from "react";
import type { BlockName } from "schemas/blocks/index.ts";

import type { EditAttributes } from "#cms/edit-attributes.tsx";
import type { Page } from "#cms/types.generated.ts";

import type { BlockContext } from "./block-context.ts";

// Not of the query, whose union of all kinds of pages repeats every block: beyond 29 blocks the compiler gives up on it.
export type Block = Page["blocks"][number];
type PropsByName = { [B in Block as B["_type"]]: B & PropsOfEveryBlock<keyof B & string> };

interface PropsOfEveryBlock<Field extends string> {
  /** Marks an element as the picture of a field, so that a click on it in the preview opens that field. */
  readonly editAttributes: EditAttributes<Field | BandField>;
  /** Where the block stands on its page. */
  readonly context: BlockContext;
}

/** What `Band` marks of every block that it frames. */
export type BandField = "heading" | "lead" | "actions";

/** What a block's component gets: the block as it is stored, `edit` (`<h2 {...edit("heading")}>`) and `place`. */
// An error here means the generated types are stale: run pnpm typegen.
export type BlockProps<Name extends BlockName> = PropsByName[Name];

/** A component for every block of the schema, and none beside: either is a compile error. */
export type Registry = {
  [Name in BlockName]: (props: BlockProps<Name>) => ReactNode | Promise<ReactNode>;
};
