import { createContext } from "react";

import type { Item } from "#blocks/block-list.ts";
import type { SectionChoices } from "#blocks/section-choices.ts";

/** What the list of blocks offers to its items. */
interface BlocksList {
  /** The keys of the blocks, from top to bottom. */
  readonly keys: readonly string[];
  readonly selected: ReadonlySet<string>;
  /** Selects a block or deselects it, with all blocks between it and the one before if `isRange`. */
  readonly toggle: (key: string, options: { isRange: boolean }) => void;
  /** Puts blocks in the place of one. */
  readonly replace: (key: string, blocks: readonly Item[]) => void;
  /** Lets the editor undo the removal of blocks that are still in the list. */
  readonly rememberRemoval: (keys: Iterable<string>) => void;
  /** What the insert menus offer. */
  readonly choices: SectionChoices;
}

export const BlocksContext = createContext<BlocksList | undefined>(undefined);
