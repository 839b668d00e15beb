import type {
  DesignRule,
  DesignValue,
  KeyFigure,
  MaterialTable,
  Quantity,
  RuleCheck,
} from "../../../web/cms/types.generated.ts";
import { keyFigures, hero } from "./blocks.ts";
import type { SeedBlog, SeedGuide, SeedMaterial, SeedPage, SeedService } from "./document-types.ts";
import { keyed, type Keyed, references, referenceTo } from "./keys.ts";
import { action, checkPart, toPage } from "./links.ts";
import { pictureFor } from "./pictures.ts";
import { parseProse } from "./rich-text.ts";

/** The texts that every page has for lists and search results. */
export interface PageWords {
  readonly id: string;
  /** Default: a slash and the id. */
  readonly path?: string;
  readonly title: string;
  readonly seoTitle: string;
  readonly description: string;
  /** One sentence for cards. */
  readonly summary: string;
}

/** The texts of the hero, except the eyebrow, which depends on the type of page. */
export type HeroWords = Omit<Parameters<typeof hero>[0], "id" | "eyebrow">;

/** The fields that all types of pages share. The picture's file name defaults to the id. */
export function pageFields(
  { id, path = `/${id}`, title, seoTitle, description, summary }: PageWords,
  picture = id,
) {
  return {
    _id: id,
    title,
    path,
    summary,
    ...pictureFor(picture),
    seo: { _type: "seo" as const, title: seoTitle, description },
  };
}

interface GeneralPage extends PageWords {
  readonly blocks: SeedPage["blocks"];
}

/** A general page, without a picture in lists. */
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
  readonly opening: HeroWords & { readonly eyebrow: string };
  readonly blocks: SeedPage["blocks"];
}

/** A page that consists of a list of documents of one type. */
export function listPage(page: ListPage): SeedPage {
  return {
    ...pageFields(page),
    _type: "page",
    kind: "general",
    blocks: [hero({ ...page.opening, id: page.id }), ...page.blocks],
  };
}

interface Service extends PageWords {
  readonly shortName?: string;
  /** The id of the parent process. */
  readonly partOf?: string;
  readonly opening: HeroWords & { readonly eyebrow?: string };
  readonly figures: Keyed<KeyFigure>[];
  /** States the conditions that the key figures apply to. */
  readonly keyFiguresLead: string;
  readonly blocks: SeedService["blocks"];
}

/** The page of a process: hero, key figures (which its cards show too), and the given blocks. */
export function service(page: Service): SeedService {
  return {
    ...pageFields(page),
    _type: "service",
    ...(page.shortName === undefined ? {} : { shortName: page.shortName }),
    ...(page.partOf === undefined ? {} : { partOf: referenceTo(page.partOf) }),
    figures: page.figures,
    blocks: [
      hero({ eyebrow: "Process", ...page.opening, id: page.id }),
      keyFigures(page.keyFiguresLead, page.figures),
      ...page.blocks,
    ],
  };
}

interface Industry extends PageWords {
  readonly opening: HeroWords;
  readonly blocks: SeedPage["blocks"];
}

/** The page of an industry. */
export function industry(page: Industry): SeedPage {
  return {
    ...pageFields(page),
    _type: "page",
    kind: "industry",
    blocks: [hero({ eyebrow: "Industry", ...page.opening, id: page.id }), ...page.blocks],
  };
}

interface MaterialPage extends PageWords {
  readonly services: readonly string[];
  readonly opening: HeroWords;
  readonly blocks: SeedMaterial["blocks"];
}

/** A page that compares the materials of one or more processes. */
export function materialPage(page: MaterialPage): SeedMaterial {
  return {
    ...pageFields(page),
    _type: "material",
    services: references(page.services),
    blocks: [hero({ eyebrow: "Materials", ...page.opening, id: page.id }), ...page.blocks],
  };
}

interface Grades {
  readonly heading: string;
  readonly services: readonly string[];
  readonly properties: NonNullable<MaterialTable["properties"]>;
}

/** The full, interactive table of grades. */
export function gradeTable({ services, ...table }: Grades): Keyed<MaterialTable> {
  return {
    _key: "grades",
    _type: "materialTable",
    anchor: "grades",
    ...table,
    lead: "Typical values at 23 °C, not for specification. Each grade names its source; the data sheet for the supplied lot governs.",
    selection: "service",
    services: references(services),
    isShort: false,
    finishLink: toPage("surface-finish", "finishes"),
  };
}

interface GuidePage extends PageWords {
  readonly services: readonly string[];
  readonly opening: HeroWords & { readonly eyebrow?: string };
  readonly ruleName?: SeedGuide["ruleName"];
  readonly blocks: SeedGuide["blocks"];
}

/** A design guide. */
export function guide(page: GuidePage): SeedGuide {
  return {
    ...pageFields(page),
    _type: "guide",
    services: references(page.services),
    ...(page.ruleName === undefined ? {} : { ruleName: page.ruleName }),
    blocks: [
      hero({ eyebrow: "Design guide", ...page.opening, id: page.id }),
      ...page.blocks.map((block) =>
        block._type === "documentCards" ? { ...block, actions: [checkPart] } : block,
      ),
    ],
  };
}

interface Limits {
  readonly good?: Quantity;
  readonly limit?: Quantity;
  readonly note?: string;
  /** How the part check applies the value. */
  readonly checks?: Keyed<RuleCheck>[];
}

/** The recommended and the minimum value for one case. */
export function value(label: string, { good, limit, note, checks }: Limits): DesignValue {
  return {
    _type: "designValue",
    label,
    ...(good === undefined ? {} : { recommended: good }),
    ...(limit === undefined ? {} : { minimum: limit }),
    ...(note === undefined ? {} : { note }),
    ...(checks === undefined ? {} : { checks }),
  };
}

/** Makes the part check measure a rule or one of its values. Without services, it applies to all processes of the guide. */
export function checked(measure: RuleCheck["measure"], ...services: string[]): Keyed<RuleCheck> {
  const processes = services.length > 0 ? { services: references(services) } : {};
  return { _key: measure, _type: "ruleCheck", measure, ...processes };
}

interface Rule {
  readonly key: string;
  readonly heading: string;
  /** What to do, in one or two sentences. */
  readonly rule: string;
  readonly values: readonly DesignValue[];
  /** The checks of a rule without a value. */
  readonly checks?: Keyed<RuleCheck>[];
  /** Why the rule exists, as lines for `parseProse`. */
  readonly reason: readonly string[];
  readonly drawing?: DesignRule["drawing"];
  /** The id of the page to read next. */
  readonly readOn?: string;
}

export function rule({
  key,
  heading,
  rule: what,
  values,
  checks,
  reason,
  drawing,
  readOn,
}: Rule): Keyed<DesignRule> {
  return {
    _key: key,
    _type: "designRule",
    anchor: key,
    heading,
    rule: what,
    values: keyed(values, ({ label }) => label),
    reason: parseProse(...reason),
    ...(checks === undefined ? {} : { checks }),
    ...(drawing === undefined ? {} : { drawing }),
    ...(readOn === undefined ? {} : { link: toPage(readOn) }),
  };
}

interface Post {
  /** The id without `blog-`, and the path after /blog/. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** One sentence for cards. */
  readonly summary: string;
  /** The date of publication: 2026-03-31. */
  readonly date: string;
  readonly lead: string;
  /** The id of the guide to read next. */
  readonly guide?: string;
  /** Label and id of a related page. */
  readonly next: readonly [label: string, id: string];
  readonly blocks: SeedBlog["blocks"];
}

/** A blog post. Its title is also its main heading. */
export function post({ slug, title, lead, date, guide: guideId, next, blocks, ...words }: Post): SeedBlog {
  return {
    _id: `blog-${slug}`,
    _type: "blog",
    title,
    path: `/blog/${slug}`,
    publishedAt: `${date}T08:00:00Z`,
    summary: words.summary,
    ...pictureFor(`blog-${slug}`),
    ...(guideId === undefined ? {} : { guide: referenceTo(guideId) }),
    seo: { _type: "seo", title, description: words.description },
    blocks: [
      {
        _key: "hero",
        _type: "hero",
        eyebrow: "Blog",
        heading: title,
        lead,
        actions: [action(next[0], toPage(next[1]))],
        ...pictureFor(`blog-${slug}`),
      },
      ...blocks,
    ],
  };
}
