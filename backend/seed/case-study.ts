import type { KeyFigure, Timeline } from "../../web/cms/types.generated.ts";
import type { SeedCaseStudy } from "./document.ts";
import { keyFigures } from "./figures.ts";
import { type Keyed, keyed, references, referenceTo } from "./keyed.ts";
import { opening } from "./opening.ts";
import { ownPicture } from "./own-picture.ts";

interface CaseStudyPage {
  readonly id: string;
  readonly title: string;
  readonly seoTitle: string;
  readonly description: string;
  /** One sentence for cards. */
  readonly summary: string;
  readonly services: readonly string[];
  /** The id of its page. */
  readonly industry: string;
  /** The name of its first picture, without ending. */
  readonly picture: string;
  readonly opening: Omit<Parameters<typeof opening>[0], "id" | "eyebrow">;
  readonly figures: Keyed<KeyFigure>[];
  readonly blocks: SeedCaseStudy["blocks"];
}

/** A project as it typically goes: no customer is named, and the page says so. */
export function representativeProject(page: CaseStudyPage): SeedCaseStudy {
  return {
    _id: page.id,
    _type: "caseStudy",
    title: page.title,
    path: `/${page.id}`,
    isRepresentative: true,
    services: references(page.services),
    industry: referenceTo(page.industry),
    summary: page.summary,
    ...ownPicture(page.picture),
    figures: page.figures,
    seo: { _type: "seo", title: page.seoTitle, description: page.description },
    blocks: [
      opening({ eyebrow: "Representative project", ...page.opening, id: page.picture }),
      keyFigures(
        "Figures of a representative project, made of typical values. They are no promise.",
        page.figures,
      ),
      ...page.blocks,
    ],
  };
}

/** When, what, and how. */
type Happened = readonly [when: string, title: string, text: string];

export function timeline(heading: string, lead: string, ...moments: Happened[]): Keyed<Timeline> {
  return {
    _key: "route",
    _type: "timeline",
    anchor: "route",
    heading,
    lead,
    moments: keyed(
      moments.map(([when, title, text]) => ({ _type: "moment" as const, when, title, text })),
      ({ title }) => title,
    ),
  };
}
