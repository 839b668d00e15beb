import { createContext } from "react";

import type { Item } from "#blocks/block-list.ts";

/** What the list of blocks offers to its items. */
interface BlocksList {
  readonly selected: ReadonlySet<string>;
  /** Selects a block or deselects it, with all blocks between it and the one before if `isRange`. */
  readonly toggle: (key: string, options: { isRange: boolean }) => void;
  /** Puts blocks in the place of one. */
  readonly replace: (key: string, blocks: readonly Item[]) => void;
}

export const BlocksContext = createContext<BlocksList | undefined>(undefined);
