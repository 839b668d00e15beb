import { createContext } from "react";

import type { Item } from "#blocks/block-list.ts";
import type { SectionChoices } from "#blocks/section-choices.ts";

/** What the list of blocks provides to its items. */
interface BlocksList {
  /** The keys of the blocks, from top to bottom. */
  readonly keys: readonly string[];
  readonly selected: ReadonlySet<string>;
  /** Selects or deselects a block; with `isRange` also the blocks between it and the last one toggled. */
  readonly toggle: (key: string, options: { isRange: boolean }) => void;
  /** Replaces a block with others. */
  readonly replace: (key: string, blocks: readonly Item[]) => void;
  /** Call this before removing blocks, so that the editor can undo the removal. */
  readonly rememberRemoval: (keys: Iterable<string>) => void;
  /** What the insert menus offer. */
  readonly choices: SectionChoices;
}

export const BlocksContext = createContext<BlocksList | undefined>(undefined);
