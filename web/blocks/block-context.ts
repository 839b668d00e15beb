import { type Numbered, numberFigures } from "./figures.ts";
import { headingsOf, textOf } from "./headings.ts";
import { holdsUnits } from "./holds-units.ts";
import { slugOf } from "./slug.ts";

/** What a block has to know of the page it stands on. */
export interface BlockContext {
  /** What links to the block lead to. */
  readonly id: string | undefined;
  /** What links to a heading in its text lead to, by the key of the heading. */
  readonly idOf: (key: string) => string | undefined;
  /** The number of a part, by its id; parts of pages without an index have none. */
  readonly numberOf: (id: string | undefined) => number | undefined;
  /** The number of a figure: of a stored picture, or of what holds a drawing by its key. */
  readonly figureOf: (figure: Numbered) => number | undefined;
  /** The one block of the page that shows the switch between millimetres and inches. */
  readonly hasUnitSwitch: boolean;
}

export interface IndexEntry {
  /** Key of the block that it leads to or into. */
  readonly block: string;
  readonly id: string;
  readonly text: string;
}

interface Placed {
  readonly _key: string;
  readonly _type: string;
}

/** Ids for all blocks and headings of a page, each once: the anchor that an editor wrote, or else the words of the heading. */
export function blockContexts(blocks: readonly Placed[], { unitSwitchElsewhere = false } = {}) {
  const taken = new Set(blocks.flatMap((block) => textOf(block, "anchor") ?? []));
  const firstWithUnits = blocks.find((block) => holdsUnits(block))?._key;
  const figures = numberFigures(blocks);
  const index: IndexEntry[] = [];

  const entries = blocks.map((block) => {
    const heading = textOf(block, "heading");
    const id = textOf(block, "anchor") ?? (heading && freeId(slugOf(heading), taken));
    if (id && heading && block._type !== "hero") index.push({ block: block._key, id, text: heading });

    const inText = new Map<string, string>();
    for (const { key, text, level } of headingsOf(block)) {
      const own = freeId(slugOf(text), taken);
      inText.set(key, own);
      if (level === 2) index.push({ block: block._key, id: own, text });
    }
    const context: BlockContext = {
      id,
      idOf: (key) => inText.get(key),
      numberOf: () => undefined,
      figureOf: (figure) => figures.get(figure),
      hasUnitSwitch: !unitSwitchElsewhere && block._key === firstWithUnits,
    };
    return [block._key, context] as const;
  });
  return { contexts: new Map(entries), index, hasUnits: firstWithUnits !== undefined };
}

function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
  taken.add(id);
  return id;
}
