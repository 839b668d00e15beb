import { keysOf } from "contracts/keys-of.ts";

/** What the site and the Studio need to know of a type with pages, besides its fields. */
export interface RoutableFacts {
  /** The name of its pages in the list of kinds of the block Page cards. Undefined if it cannot list them. */
  readonly cards: string | undefined;
  /** Its heading in /llms.txt. */
  readonly llmsHeading: string;
  /** What a suggested path starts with. */
  readonly pathPrefix: "" | `/${string}`;
  /** The page that lists all its pages, for the breadcrumbs. Undefined if there is none. The pages may have other paths. */
  readonly listPage: `/${string}` | undefined;
  /** The type of its structured data (https://schema.org). */
  readonly schemaOrg: "Service" | "TechArticle" | "Article" | "BlogPosting" | "Event" | "WebPage";
  /** The date of its pages, such as the day of a post or the start of an event. Undefined for pages without one. */
  readonly date: DateFacts | undefined;
}

/** Lists start with the page of the latest date. */
interface DateFacts {
  /** The name of its field. */
  readonly field: string;
  /** Whether the block Page cards shows it. */
  readonly isOnCards: boolean;
}

const facts = {
  page: {
    cards: undefined,
    llmsHeading: "Other pages",
    pathPrefix: "",
    listPage: undefined,
    schemaOrg: "WebPage",
    date: undefined,
  },
  service: {
    cards: "Processes",
    llmsHeading: "Services",
    pathPrefix: "",
    listPage: undefined,
    schemaOrg: "Service",
    date: undefined,
  },
  material: {
    cards: "Materials pages",
    llmsHeading: "Materials",
    pathPrefix: "",
    listPage: undefined,
    schemaOrg: "WebPage",
    date: undefined,
  },
  gradePage: {
    cards: "Grade pages",
    llmsHeading: "Grades",
    pathPrefix: "/materials",
    listPage: undefined,
    schemaOrg: "WebPage",
    date: undefined,
  },
  guide: {
    cards: "Design guides",
    llmsHeading: "Design guides",
    pathPrefix: "",
    listPage: "/design-guide",
    schemaOrg: "TechArticle",
    date: undefined,
  },
  caseStudy: {
    cards: "Case studies",
    llmsHeading: "Case studies",
    pathPrefix: "",
    listPage: "/case-studies",
    schemaOrg: "Article",
    date: undefined,
  },
  blog: {
    cards: "Blog",
    llmsHeading: "Blog",
    pathPrefix: "/blog",
    listPage: "/blog",
    schemaOrg: "BlogPosting",
    date: { field: "publishedAt", isOnCards: false },
  },
} satisfies Record<string, RoutableFacts>;

export type RoutableType = keyof typeof facts;

/** Every document type that has a path and consists of blocks. A new one begins here: docs/recipes.md. */
export const ROUTABLE_FACTS: Readonly<Record<RoutableType, RoutableFacts>> = facts;

/** Their names. The Studio, the site's routes and links all use this list. */
export const routableTypes: readonly RoutableType[] = keysOf(facts);

const routable: ReadonlySet<string> = new Set(routableTypes);

export function isRoutable(type: string): boolean {
  return routable.has(type);
}

/** Document types that consist of blocks: pages, and the sections that pages share. */
export const typesWithBlocks = [...routableTypes, "section"] as const;
