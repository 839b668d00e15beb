import { createContext } from "react";
import type { Path } from "sanity";

import type { Item } from "./block-list.ts";
import type { SectionChoices } from "./section-choices.ts";

/** What a list of blocks needs to know about a site. */
export interface BlocksSettings {
  /** Whether blocks of a type can have a second version. */
  readonly hasVersions: (type: string) => boolean;
  /** The fields that only one version of a block can have, such as an anchor. */
  readonly uniqueFields: readonly string[];
  /** The paths of optional fields in blocks that still have their example text. */
  readonly optionalExamplesIn: (blocks: readonly unknown[]) => readonly Path[];
  /** The documents whose blocks a new page can start with: a GROQ filter with its parameters, and an expression for their titles. */
  readonly pages: {
    readonly filter: string;
    readonly params: Readonly<Record<string, unknown>>;
    readonly title: string;
  };
}

/** What the list of blocks provides to its items. */
interface BlocksList {
  readonly settings: BlocksSettings;
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
