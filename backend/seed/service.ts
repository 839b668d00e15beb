import type { KeyFigure } from "../../web/cms/types.generated.ts";
import type { SeedService } from "./document.ts";
import { keyFigures } from "./figures.ts";
import { type Keyed, referenceTo } from "./keyed.ts";
import { opening } from "./opening.ts";
import { type OpeningWords, pageFields, type PageWords } from "./page-fields.ts";

interface Service extends PageWords {
  readonly shortName?: string;
  /** The id of the process that it is a kind of. */
  readonly partOf?: string;
  readonly opening: OpeningWords & { readonly eyebrow?: string };
  readonly figures: Keyed<KeyFigure>[];
  /** What the figures hold for. */
  readonly figuresHold: string;
  readonly blocks: SeedService["blocks"];
}

/** The page of a process. It begins with its promise and the figures that its cards show too. */
export function service(page: Service): SeedService {
  return {
    ...pageFields(page),
    _type: "service",
    ...(page.shortName === undefined ? {} : { shortName: page.shortName }),
    ...(page.partOf === undefined ? {} : { partOf: referenceTo(page.partOf) }),
    figures: page.figures,
    blocks: [
      opening({ eyebrow: "Process", ...page.opening, id: page.id }),
      keyFigures(page.figuresHold, page.figures),
      ...page.blocks,
    ],
  };
}
