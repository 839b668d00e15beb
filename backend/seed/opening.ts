import type { Hero } from "../../web/cms/types.generated.ts";
import type { Keyed } from "./keyed.ts";
import { action, toQuote } from "./link.ts";
import { ownPicture } from "./own-picture.ts";

interface Opening {
  readonly eyebrow: string;
  readonly heading: string;
  readonly lead: string;
  /** The id of the page, which is also the name of its picture. */
  readonly id: string;
  /** Where a reader goes who does not ask for a quote yet. */
  readonly next?: Parameters<typeof action>;
}

/** The first block of a page: the main heading, the promise, and the button for a quote. */
export function opening({ id, next, ...words }: Opening): Keyed<Hero> {
  return {
    _key: "hero",
    _type: "hero",
    ...words,
    actions: [action("Request A Quote", toQuote), ...(next === undefined ? [] : [action(...next)])],
    ...ownPicture(id),
  };
}
