import type {
  BlogList,
  CaseStudies,
  DocumentCards,
  FinishTable,
  Guides,
  Industries,
  MaterialTable,
  ProcessCards,
  Videos,
} from "../../../web/cms/types.generated.ts";
import { type Keyed, references } from "./keys.ts";
import { action, checkPart, toPage } from "./links.ts";

interface Words {
  readonly heading: string;
  readonly lead: string;
}

interface Materials extends Words {
  readonly services: readonly string[];
  /** Ids of the most common grades, for a process with too many to list. */
  readonly grades?: readonly string[];
  readonly properties: NonNullable<MaterialTable["properties"]>;
  /** The page with the full table. */
  readonly page: string;
}

/** A short table of grades with a link to the full table. */
export function materials({ services, grades, page, ...table }: Materials): Keyed<MaterialTable> {
  return {
    _key: "materials",
    _type: "materialTable",
    anchor: "materials",
    ...table,
    ...(grades === undefined
      ? { selection: "service", services: references(services) }
      : { selection: "hand", grades: references(grades) }),
    isShort: true,
    actions: [action("See all materials", toPage(page))],
  };
}

interface Finishes extends Words {
  readonly services: readonly string[];
  /** Ids of the most common finishes, for a process with too many to list. */
  readonly finishes?: readonly string[];
}

/** A short table of finishes with a link to the full table. */
export function finishes({ services, finishes: common, ...words }: Finishes): Keyed<FinishTable> {
  return {
    _key: "finishes",
    _type: "finishTable",
    anchor: "finishes",
    ...words,
    ...(common === undefined
      ? { selection: "service", services: references(services) }
      : { selection: "hand", finishes: references(common) }),
    isShort: true,
    actions: [action("See all finishes", toPage("surface-finish"))],
  };
}

export function guides(words: Words, ...ids: string[]): Keyed<Guides> {
  const documents = references(ids);
  return { _key: "guides", _type: "guides", ...words, selection: "hand", documents, actions: [checkPart] };
}

/** Some guides, with a link to the page with all of them. */
export function processGuides(words: Words, ...ids: string[]): Keyed<Guides> {
  return { ...guides(words, ...ids), actions: [action("All design guides", toPage("design-guide"))] };
}

export function caseStudies(words: Words, ...ids: string[]): Keyed<CaseStudies> {
  return {
    _key: "case-studies",
    _type: "caseStudies",
    ...words,
    selection: "hand",
    documents: references(ids),
  };
}

export function processCards(words: Words, ...ids: string[]): Keyed<ProcessCards> {
  return {
    _key: "processes",
    _type: "processCards",
    anchor: "processes",
    ...words,
    selection: "hand",
    services: references(ids),
    showFigures: true,
  };
}

export function industries(words: Words, ...ids: string[]): Keyed<Industries> {
  return {
    _key: "industries",
    _type: "industries",
    anchor: "industries",
    ...words,
    selection: "hand",
    documents: references(ids),
  };
}

export function pages(words: Words, ...ids: string[]): Keyed<DocumentCards> {
  return { _key: "read-on", _type: "documentCards", ...words, selection: "hand", documents: references(ids) };
}

// Lists that update when a document is published.

export function allMaterials(words: Words): Keyed<DocumentCards> {
  return {
    _key: "materials",
    _type: "documentCards",
    anchor: "materials",
    ...words,
    selection: "kind",
    kind: "material",
  };
}

export function allCaseStudies(words: Words): Keyed<CaseStudies> {
  const actions = [action("All case studies", toPage("case-studies"))];
  return { _key: "case-studies", _type: "caseStudies", ...words, selection: "all", actions };
}

export function someVideos(words: Words): Keyed<Videos> {
  const actions = [action("All videos", toPage("videos"))];
  return { _key: "video", _type: "videos", anchor: "video", ...words, selection: "all", limit: 4, actions };
}

export function latestPosts(words: Words): Keyed<BlogList> {
  const actions = [action("All posts", toPage("blog"))];
  return { _key: "blog", _type: "blogList", ...words, limit: 3, actions };
}
