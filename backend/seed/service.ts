import type { KeyFigure } from "../../web/cms/types.generated.ts";
import type { SeedService } from "./document.ts";
import { keyFigures } from "./figures.ts";
import { type Keyed, referenceTo } from "./keyed.ts";
import { opening } from "./opening.ts";
import { ownPicture } from "./own-picture.ts";

interface Service {
  readonly id: string;
  readonly title: string;
  readonly seoTitle: string;
  readonly shortName?: string;
  readonly partOf?: string;
  readonly description: string;
  /** One sentence for cards. */
  readonly summary: string;
  readonly opening: Omit<Parameters<typeof opening>[0], "id" | "eyebrow"> & { readonly eyebrow?: string };
  readonly figures: Keyed<KeyFigure>[];
  /** What the figures hold for. */
  readonly figuresHold: string;
  readonly blocks: SeedService["blocks"];
}

/** The page of a process. It begins with its promise and the figures that its cards show too. */
export function service(page: Service): SeedService {
  return {
    _id: page.id,
    _type: "service",
    title: page.title,
    path: `/${page.id}`,
    ...(page.shortName === undefined ? {} : { shortName: page.shortName }),
    ...(page.partOf === undefined ? {} : { partOf: referenceTo(page.partOf) }),
    summary: page.summary,
    ...ownPicture(page.id),
    figures: page.figures,
    seo: { _type: "seo", title: page.seoTitle, description: page.description },
    blocks: [
      opening({ eyebrow: "Process", ...page.opening, id: page.id }),
      keyFigures(page.figuresHold, page.figures),
      ...page.blocks,
    ],
  };
}
