import type {
  DesignRule,
  DesignValue,
  KeyFigure,
  MaterialTable,
  Quantity,
  Timeline,
} from "../../web/cms/types.generated.ts";
import { keyFigures, opening } from "./blocks.ts";
import type {
  SeedBlog,
  SeedCaseStudy,
  SeedGuide,
  SeedMaterial,
  SeedPage,
  SeedService,
} from "./document-types.ts";
import { keyed, type Keyed, references, referenceTo } from "./keys.ts";
import { action, toPage } from "./links.ts";
import { ownPicture } from "./pictures.ts";
import { written } from "./rich-text.ts";

/** What every page is told in lists and in search results. */
export interface PageWords {
  readonly id: string;
  /** Only where it is not the id after a slash. */
  readonly path?: string;
  readonly title: string;
  readonly seoTitle: string;
  readonly description: string;
  /** One sentence for cards. */
  readonly summary: string;
}

/** The first block of a page whose line above the heading follows from its kind. */
export type OpeningWords = Omit<Parameters<typeof opening>[0], "id" | "eyebrow">;

/** The fields that pages of all kinds have in common. `picture` is the name of the file, which is the id unless given. */
export function pageFields(
  { id, path = `/${id}`, title, seoTitle, description, summary }: PageWords,
  picture = id,
) {
  return {
    _id: id,
    title,
    path,
    summary,
    ...ownPicture(picture),
    seo: { _type: "seo" as const, title: seoTitle, description },
  };
}

interface GeneralPage extends PageWords {
  readonly blocks: SeedPage["blocks"];
}

/** A page of no particular kind, without a picture of its own in lists. */
export function generalPage({ id, path = `/${id}`, seoTitle, description, ...page }: GeneralPage): SeedPage {
  return {
    _id: id,
    _type: "page",
    kind: "general",
    path,
    ...page,
    seo: { _type: "seo", title: seoTitle, description },
  };
}

interface ListPage extends PageWords {
  readonly opening: OpeningWords & { readonly eyebrow: string };
  readonly blocks: SeedPage["blocks"];
}

/** A page that leads to others of a kind. */
export function listPage(page: ListPage): SeedPage {
  return {
    ...pageFields(page),
    _type: "page",
    kind: "general",
    blocks: [opening({ ...page.opening, id: page.id }), ...page.blocks],
  };
}

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

interface Industry extends PageWords {
  readonly opening: OpeningWords;
  readonly blocks: SeedPage["blocks"];
}

/** The page of an industry: what its buyers order, and why it is made as it is. */
export function industry(page: Industry): SeedPage {
  return {
    ...pageFields(page),
    _type: "page",
    kind: "industry",
    blocks: [opening({ eyebrow: "Industry", ...page.opening, id: page.id }), ...page.blocks],
  };
}

interface MaterialPage extends PageWords {
  readonly services: readonly string[];
  readonly opening: OpeningWords;
  readonly blocks: SeedMaterial["blocks"];
}

/** A page that compares the materials of some processes. */
export function materialPage(page: MaterialPage): SeedMaterial {
  return {
    ...pageFields(page),
    _type: "material",
    services: references(page.services),
    blocks: [opening({ eyebrow: "Materials", ...page.opening, id: page.id }), ...page.blocks],
  };
}

interface Grades {
  readonly heading: string;
  readonly services: readonly string[];
  readonly properties: NonNullable<MaterialTable["properties"]>;
}

/** The whole table of grades: sorted, filtered and compared by the reader. */
export function gradeTable({ services, ...table }: Grades): Keyed<MaterialTable> {
  return {
    _key: "grades",
    _type: "materialTable",
    anchor: "grades",
    ...table,
    lead: "Typical values at 23 °C, not for specification. Each grade names its source; the data sheet of the lot decides.",
    selection: "service",
    services: references(services),
    isShort: false,
  };
}

interface GuidePage extends PageWords {
  readonly services: readonly string[];
  readonly opening: OpeningWords;
  readonly blocks: SeedGuide["blocks"];
}

/** A design guide: its opening, then one rule after the other. */
export function guide(page: GuidePage): SeedGuide {
  return {
    ...pageFields(page),
    _type: "guide",
    services: references(page.services),
    blocks: [opening({ eyebrow: "Design guide", ...page.opening, id: page.id }), ...page.blocks],
  };
}

interface Limits {
  readonly good?: Quantity;
  readonly limit?: Quantity;
  readonly note?: string;
}

/** What is good and what can just be made, for one case. */
export function value(label: string, { good, limit, note }: Limits): DesignValue {
  return {
    _type: "designValue",
    label,
    ...(good === undefined ? {} : { recommended: good }),
    ...(limit === undefined ? {} : { minimum: limit }),
    ...(note === undefined ? {} : { note }),
  };
}

interface Rule {
  readonly key: string;
  readonly heading: string;
  /** What to do, in one or two sentences. */
  readonly rule: string;
  readonly values: readonly DesignValue[];
  /** What goes wrong otherwise, in lines as `written` takes them. */
  readonly reason: readonly string[];
  readonly drawing?: DesignRule["drawing"];
  /** The id of the page to read on. */
  readonly readOn?: string;
}

export function rule({ key, heading, rule: what, values, reason, drawing, readOn }: Rule): Keyed<DesignRule> {
  return {
    _key: key,
    _type: "designRule",
    anchor: key,
    heading,
    rule: what,
    values: keyed(values, ({ label }) => label),
    reason: written(...reason),
    ...(drawing === undefined ? {} : { drawing }),
    ...(readOn === undefined ? {} : { link: toPage(readOn) }),
  };
}

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

interface Post {
  /** Without `blog-`: the path after /blog/. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** One sentence for cards. */
  readonly summary: string;
  /** The day, as 2026-03-31. */
  readonly date: string;
  readonly lead: string;
  /** The id of the guide to read next. */
  readonly guide?: string;
  /** A page on the subject. */
  readonly next: readonly [label: string, id: string];
  readonly blocks: SeedBlog["blocks"];
}

/** One question, answered with figures. Its main heading is its title. */
export function post({ slug, title, lead, date, guide, next, blocks, ...words }: Post): SeedBlog {
  return {
    _id: `blog-${slug}`,
    _type: "blog",
    title,
    path: `/blog/${slug}`,
    publishedAt: `${date}T08:00:00Z`,
    summary: words.summary,
    ...ownPicture(`blog-${slug}`),
    ...(guide === undefined ? {} : { guide: referenceTo(guide) }),
    seo: { _type: "seo", title, description: words.description },
    blocks: [
      {
        _key: "hero",
        _type: "hero",
        eyebrow: "Blog",
        heading: title,
        lead,
        actions: [action(next[0], toPage(next[1]))],
        ...ownPicture(`blog-${slug}`),
      },
      ...blocks,
    ],
  };
}
