import type {
  AboutPageLeaf,
  ArticleLeaf,
  BlogPostingLeaf,
  BreadcrumbListLeaf,
  CollectionPageLeaf,
  ContactPageLeaf,
  EventLeaf,
  Graph,
  ListItemLeaf,
  OrganizationLeaf,
  ServiceLeaf,
  TechArticleLeaf,
  VideoObjectLeaf,
  WebPageLeaf,
  WebSiteLeaf,
} from "schema-dts";
import type { RoutableFacts } from "schemas/fields/routable-types.ts";

import { telephone } from "#cms/links.ts";
import type { Settings } from "#cms/types.generated.ts";

import type { Breadcrumb } from "./breadcrumbs.tsx";

// The types are schema.org's own definitions as TypeScript: a property that a type does not have, or a value of a wrong type, does not
// compile. Questions and instructions have no entities, because search engines no longer show FAQPage and HowTo.

/** The entities of a page. */
export type Thing = Graph["@graph"][number];

/** Serializes JSON-LD for a script element. Escapes `<` and similar, so that no text can end the script or start a comment. */
export function jsonLd(things: readonly Thing[]): string {
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  return JSON.stringify(graph).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => String.raw`\u` + sign.charCodeAt(0).toString(16).padStart(4, "0"),
  );
}

type Company = Pick<
  Settings,
  | "brandName"
  | "legalName"
  | "email"
  | "phone"
  | "address"
  | "place"
  | "areaServed"
  | "socialLinks"
  | "defaultSeo"
>;

/** Other entities refer to the company by its id. */
function organizationId(siteUrl: string): string {
  return `${siteUrl}/#organization`;
}

/** The company by name only, for all pages except the home page, which has all details (`organization`). */
export function organizationName({ brandName }: Company, siteUrl: string): OrganizationLeaf {
  return { "@type": "Organization", "@id": organizationId(siteUrl), name: brandName, url: siteUrl };
}

/** The company as search engines show it. `logo` is the address of a square picture of at least 112 pixels. */
export function organization(
  settings: Company,
  { siteUrl, logo }: { siteUrl: string; logo: string },
): OrganizationLeaf {
  const { brandName, legalName, email, phone, areaServed, defaultSeo } = settings;
  const profiles = profilesOf(settings.socialLinks ?? []);
  return {
    "@type": "Organization",
    "@id": organizationId(siteUrl),
    name: brandName,
    url: siteUrl,
    logo,
    ...(legalName && { legalName }),
    ...(defaultSeo?.description && { description: defaultSeo.description }),
    address: postalAddress(settings),
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "sales",
      email,
      // Without the extension, which search engines do not accept in a phone number.
      telephone: telephone(phone).replace("tel:", ""),
      ...(areaServed && { areaServed }),
    },
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** In parts if the settings have them; then the last line of the address is the city. Otherwise as one text. */
function postalAddress({ address, place }: Company): NonNullable<OrganizationLeaf["address"]> {
  const lines = address.split("\n").flatMap((line) => line.trim() || []);
  if (!place?.city || !place.country) return lines.join(", ");
  return {
    "@type": "PostalAddress",
    streetAddress: lines.slice(0, -1).join(", "),
    addressLocality: place.city,
    ...(place.region && { addressRegion: place.region }),
    ...(place.postalCode && { postalCode: place.postalCode }),
    addressCountry: place.country,
  };
}

/** The company's own pages. The start page of a network is nobody's profile. */
function profilesOf(links: NonNullable<Company["socialLinks"]>): string[] {
  return links.flatMap(({ url }) => (URL.canParse(url) && new URL(url).pathname !== "/" ? url : []));
}

export function website({ brandName }: Company, siteUrl: string): WebSiteLeaf {
  return {
    "@type": "WebSite",
    "@id": `${siteUrl}/#website`,
    name: brandName,
    url: siteUrl,
    inLanguage: "en-US",
    publisher: { "@id": organizationId(siteUrl) },
  };
}

/** What a page without a type of its own is for. */
export type PagePurpose = "AboutPage" | "CollectionPage" | "ContactPage";

export interface PageDescription {
  readonly type: RoutableFacts["schemaOrg"];
  readonly purpose: PagePurpose | undefined;
  readonly title: string;
  /** The absolute URL. */
  readonly url: string;
  readonly description: string | undefined;
  /** The same picture in several proportions. */
  readonly images: readonly string[];
  /** ISO 8601: the page's own date, if its type has one. */
  readonly date: string | undefined;
  /** ISO 8601: when it was last changed or checked, if ever. */
  readonly modifiedAt: string | undefined;
  /** Undefined if the company is the author. */
  readonly author: string | undefined;
  /** Where the company delivers. */
  readonly areaServed: string | undefined;
  /** The language of the page, if it differs from the site's. */
  readonly language?: string | undefined;
}

/** Google's limit for the headline of an article. */
const MAX_HEADLINE_LENGTH = 110;

type PageThing =
  | ServiceLeaf
  | TechArticleLeaf
  | ArticleLeaf
  | BlogPostingLeaf
  | EventLeaf
  | WebPageLeaf
  | AboutPageLeaf
  | CollectionPageLeaf
  | ContactPageLeaf;

/** A Service, a type of Article, an Event, or a WebPage. */
export function webPage(page: PageDescription, siteUrl: string): PageThing {
  const { type, title, url, description, images, modifiedAt } = page;
  const common = { name: title, url, ...(description && { description }), image: images };
  const inLanguage = page.language !== undefined && { inLanguage: page.language };
  const company = { "@id": organizationId(siteUrl) };
  const modified = modifiedAt !== undefined && { dateModified: modifiedAt };
  switch (type) {
    case "Service":
      return {
        "@type": "Service",
        ...common,
        serviceType: title,
        provider: company,
        ...(page.areaServed && { areaServed: page.areaServed }),
      };
    case "TechArticle":
    case "Article":
    case "BlogPosting":
      return {
        "@type": type,
        ...common,
        ...inLanguage,
        headline: title.slice(0, MAX_HEADLINE_LENGTH),
        mainEntityOfPage: url,
        ...(page.date !== undefined && { datePublished: page.date }),
        ...modified,
        author: page.author === undefined ? company : { "@type": "Person", name: page.author },
        publisher: company,
      };
    case "Event":
      return {
        "@type": "Event",
        ...common,
        ...inLanguage,
        ...(page.date !== undefined && { startDate: page.date }),
        organizer: company,
      };
    case "WebPage":
      return { "@type": page.purpose ?? "WebPage", ...common, ...inLanguage, ...modified };
  }
}

/** The breadcrumbs that are pages. Empty on the home page. */
export function breadcrumbList(breadcrumbs: readonly Breadcrumb[], siteUrl: string): BreadcrumbListLeaf[] {
  const pages = breadcrumbs.filter(
    ({ href }, index) => href !== undefined || index === breadcrumbs.length - 1,
  );
  if (pages.length === 0) return [];
  return [
    {
      "@type": "BreadcrumbList",
      itemListElement: pages.map(({ label, href }, index) => {
        const item: ListItemLeaf = { "@type": "ListItem", position: index + 1, name: label };
        return href === undefined ? item : Object.assign(item, { item: siteUrl + href });
      }),
    },
  ];
}

export interface VideoDescription {
  readonly title: string;
  readonly summary: string | null;
  readonly seconds: number;
  /** ISO 8601 */
  readonly createdAt: string;
  readonly poster: string;
  readonly file: string;
}

export function videoObject({
  title,
  summary,
  seconds,
  createdAt,
  poster,
  file,
}: VideoDescription): VideoObjectLeaf {
  return {
    "@type": "VideoObject",
    name: title,
    description: summary ?? title,
    thumbnailUrl: poster,
    uploadDate: createdAt,
    duration: `PT${Math.max(1, Math.round(seconds))}S`,
    contentUrl: file,
  };
}
