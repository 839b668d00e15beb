import type { ProcessChooser, ProcessNeed } from "../../web/cms/types.generated.ts";
import { type Keyed, keyed, referenceTo } from "./keyed.ts";

interface Choice {
  readonly first: string;
  readonly reason: string;
  readonly second?: string;
  readonly avoid?: string;
  readonly avoidReason?: string;
}

/** What somebody needs, and the ids of the processes that meet it or do not. */
export function need(words: string, { first, reason, second, avoid, avoidReason }: Choice): ProcessNeed {
  return {
    _type: "processNeed",
    need: words,
    first: referenceTo(first),
    reason,
    ...(second === undefined ? {} : { second: referenceTo(second) }),
    ...(avoid === undefined ? {} : { avoid: referenceTo(avoid) }),
    ...(avoidReason === undefined ? {} : { avoidReason }),
  };
}

export function processChooser(
  heading: string,
  lead: string,
  ...needs: ProcessNeed[]
): Keyed<ProcessChooser> {
  return {
    _key: "chooser",
    _type: "processChooser",
    anchor: "chooser",
    heading,
    lead,
    needs: keyed(needs, ({ need: words }) => words),
  };
}
