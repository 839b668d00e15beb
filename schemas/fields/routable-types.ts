import type { RoutableType } from "./path.ts";

/** What the site and the Studio need to know of a type with pages, besides its fields. */
export interface RoutableFacts {
  /** The name of its pages in the list of kinds of the block Page cards. Undefined if it cannot list them. */
  readonly cards: string | undefined;
  /** Its heading in /llms.txt, which lists the types in the order of this table. */
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

interface DateFacts {
  /** The name of its field. `PAGE_DATE` in web/cms/queries.ts repeats it. */
  readonly field: string;
  /** The page that comes first in lists. */
  readonly first: "latest" | "earliest";
  /** Whether the block Page cards shows it. */
  readonly isOnCards: boolean;
}

export const ROUTABLE_FACTS: Readonly<Record<RoutableType, RoutableFacts>> = {
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
    date: { field: "publishedAt", first: "latest", isOnCards: false },
  },
  page: {
    cards: undefined,
    llmsHeading: "Other pages",
    pathPrefix: "",
    listPage: undefined,
    schemaOrg: "WebPage",
    date: undefined,
  },
};
