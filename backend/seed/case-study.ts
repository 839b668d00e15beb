import type { KeyFigure, Timeline } from "../../web/cms/types.generated.ts";
import type { SeedCaseStudy } from "./document.ts";
import { keyFigures } from "./figures.ts";
import { type Keyed, keyed, references, referenceTo } from "./keyed.ts";
import { opening } from "./opening.ts";
import { type OpeningWords, pageFields, type PageWords } from "./page-fields.ts";

interface CaseStudyPage extends PageWords {
  readonly services: readonly string[];
  /** The id of its page. */
  readonly industry: string;
  /** The name of its first picture, without ending. */
  readonly picture: string;
  readonly opening: OpeningWords;
  readonly figures: Keyed<KeyFigure>[];
  readonly blocks: SeedCaseStudy["blocks"];
}

/** A project as it typically goes: no customer is named, and the page says so. */
export function representativeProject(page: CaseStudyPage): SeedCaseStudy {
  return {
    ...pageFields(page, page.picture),
    _type: "caseStudy",
    isRepresentative: true,
    services: references(page.services),
    industry: referenceTo(page.industry),
    figures: page.figures,
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
