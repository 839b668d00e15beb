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
  readonly schemaOrg: "Service" | "TechArticle" | "Article" | "BlogPosting" | "WebPage";
}

export const ROUTABLE_FACTS: Readonly<Record<RoutableType, RoutableFacts>> = {
  service: {
    cards: "Processes",
    llmsHeading: "Services",
    pathPrefix: "",
    listPage: undefined,
    schemaOrg: "Service",
  },
  material: {
    cards: "Materials pages",
    llmsHeading: "Materials",
    pathPrefix: "",
    listPage: undefined,
    schemaOrg: "WebPage",
  },
  gradePage: {
    cards: "Grade pages",
    llmsHeading: "Grades",
    pathPrefix: "/materials",
    listPage: undefined,
    schemaOrg: "WebPage",
  },
  guide: {
    cards: "Design guides",
    llmsHeading: "Design guides",
    pathPrefix: "",
    listPage: "/design-guide",
    schemaOrg: "TechArticle",
  },
  caseStudy: {
    cards: "Case studies",
    llmsHeading: "Case studies",
    pathPrefix: "",
    listPage: "/case-studies",
    schemaOrg: "Article",
  },
  blog: {
    cards: "Blog",
    llmsHeading: "Blog",
    pathPrefix: "/blog",
    listPage: "/blog",
    schemaOrg: "BlogPosting",
  },
  page: {
    cards: undefined,
    llmsHeading: "Other pages",
    pathPrefix: "",
    listPage: undefined,
    schemaOrg: "WebPage",
  },
};
