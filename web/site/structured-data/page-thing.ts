import type { Thing } from "./json-ld.tsx";
import { organizationId } from "./site-things.ts";

export interface DescribedPage {
  readonly type: "page" | "service" | "material" | "guide" | "caseStudy" | "blog";
  readonly title: string;
  /** With the site's address. */
  readonly url: string;
  readonly description: string | undefined;
  readonly image: string | undefined;
  /** ISO 8601 */
  readonly publishedAt: string;
  readonly updatedAt: string;
  /** Undefined when the company itself speaks. */
  readonly author: string | undefined;
}

const ARTICLES = { guide: "TechArticle", caseStudy: "Article", blog: "BlogPosting" } as const;

/** What a page is: a service, an article, or just a page. */
export function pageThing(page: DescribedPage, siteUrl: string): Thing {
  const { type, title, url, description, image, updatedAt } = page;
  const common = { name: title, url, ...(description ? { description } : {}), ...(image ? { image } : {}) };
  const company = { "@id": organizationId(siteUrl) };
  switch (type) {
    case "service":
      return { "@type": "Service", ...common, serviceType: title, provider: company };
    case "guide":
    case "caseStudy":
    case "blog":
      return {
        "@type": ARTICLES[type],
        ...common,
        // Search engines take 110 characters at most.
        headline: title.slice(0, 110),
        mainEntityOfPage: url,
        datePublished: page.publishedAt,
        dateModified: updatedAt,
        author: page.author === undefined ? company : { "@type": "Person", name: page.author },
        publisher: company,
      };
    case "material":
    case "page":
      return { "@type": "WebPage", ...common, dateModified: updatedAt };
  }
}
