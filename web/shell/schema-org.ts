import type { RoutableFacts } from "schemas/fields/routable-types.ts";
import { textOfBlock } from "schemas/objects/prose.ts";

import { telephone } from "#cms/links.ts";
import type { Questions, Settings, Steps } from "#cms/types.generated.ts";

import type { Breadcrumb } from "./breadcrumbs.tsx";

/** A schema.org entity. */
export interface Thing {
  readonly "@type": string;
  readonly [property: string]: unknown;
}

/** Serializes JSON-LD for a script element. Escapes `<` and similar, so that no text can end the script or start a comment. */
export function jsonLd(things: readonly Thing[]): string {
  return JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => String.raw`\u` + sign.charCodeAt(0).toString(16).padStart(4, "0"),
  );
}

type Company = Pick<
  Settings,
  "brandName" | "email" | "phone" | "phoneExtension" | "address" | "socialLinks" | "defaultSeo"
>;

/** Other entities refer to the company by its id. */
function organizationId(siteUrl: string): string {
  return `${siteUrl}/#organization`;
}

/** The company by name only, for all pages except the home page, which has all details (`organization`). */
export function organizationName({ brandName }: Company, siteUrl: string): Thing {
  return { "@type": "Organization", "@id": organizationId(siteUrl), name: brandName, url: siteUrl };
}

/** The company as search engines show it. */
export function organization(
  settings: Company,
  { siteUrl, logo }: { siteUrl: string; logo: string | undefined },
): Thing {
  const phone = telephone(settings.phone, settings.phoneExtension).replace("tel:", "");
  return {
    "@type": "Organization",
    "@id": organizationId(siteUrl),
    name: settings.brandName,
    url: siteUrl,
    ...(settings.defaultSeo?.description ? { description: settings.defaultSeo.description } : {}),
    ...(logo ? { logo } : {}),
    address: settings.address.split(/\s*\n\s*/).join(", "),
    contactPoint: { "@type": "ContactPoint", contactType: "sales", email: settings.email, telephone: phone },
    sameAs: (settings.socialLinks ?? []).map(({ url }) => url),
  };
}

export function website({ brandName }: Company, siteUrl: string): Thing {
  return {
    "@type": "WebSite",
    "@id": `${siteUrl}/#website`,
    name: brandName,
    url: siteUrl,
    inLanguage: "en",
    publisher: { "@id": organizationId(siteUrl) },
  };
}

export interface PageDescription {
  readonly type: RoutableFacts["schemaOrg"];
  readonly title: string;
  /** The absolute URL. */
  readonly url: string;
  readonly description: string | undefined;
  readonly image: string | undefined;
  /** ISO 8601: the page's own date, if its type has one. */
  readonly date: string | undefined;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Undefined if the company is the author. */
  readonly author: string | undefined;
}

/** Google's limit for the headline of an article. */
const MAX_HEADLINE_LENGTH = 110;

/** A Service, a type of Article, an Event, or a WebPage. */
export function webPage(page: PageDescription, siteUrl: string): Thing {
  const { type, title, url, description, image, updatedAt } = page;
  const common = { name: title, url, ...(description ? { description } : {}), ...(image ? { image } : {}) };
  const company = { "@id": organizationId(siteUrl) };
  switch (type) {
    case "Service":
      return { "@type": "Service", ...common, serviceType: title, provider: company };
    case "TechArticle":
    case "Article":
    case "BlogPosting":
      return {
        "@type": type,
        ...common,
        headline: title.slice(0, MAX_HEADLINE_LENGTH),
        mainEntityOfPage: url,
        datePublished: page.date ?? page.createdAt,
        dateModified: updatedAt,
        author: page.author === undefined ? company : { "@type": "Person", name: page.author },
        publisher: company,
      };
    case "Event":
      return { "@type": "Event", ...common, startDate: page.date, organizer: company };
    case "WebPage":
      return { "@type": "WebPage", ...common, dateModified: updatedAt };
  }
}

/** The breadcrumbs that are pages. Empty on the home page. */
export function breadcrumbList(breadcrumbs: readonly Breadcrumb[], siteUrl: string): Thing[] {
  const pages = breadcrumbs.filter(
    ({ href }, index) => href !== undefined || index === breadcrumbs.length - 1,
  );
  if (pages.length === 0) return [];
  return [
    {
      "@type": "BreadcrumbList",
      itemListElement: pages.map(({ label, href }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: label,
        item: href === undefined ? undefined : siteUrl + href,
      })),
    },
  ];
}

type Block =
  | { readonly _type: string }
  | Pick<Questions, "_type" | "questions">
  | Pick<Steps, "_type" | "heading" | "steps">;

/** An FAQPage for the questions of all blocks, and a HowTo for each block of instructions. */
export function thingsInBlocks(blocks: readonly Block[]): Thing[] {
  const questions = blocks.flatMap((block) => (isQuestions(block) ? block.questions : []));
  // Most steps show how a machine works. Only "How to …" tells the reader what to do.
  const instructions = blocks.filter(isSteps).filter(({ heading }) => /^how to /i.test(heading));
  return [
    ...(questions.length > 0 ? [faqPage(questions)] : []),
    ...instructions.map((steps) => howTo(steps)),
  ];
}

function faqPage(questions: Questions["questions"]): Thing {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.map((line) => textOfBlock(line)).join("\n\n") },
    })),
  };
}

function howTo({ heading, steps }: Pick<Steps, "heading" | "steps">): Thing {
  return {
    "@type": "HowTo",
    name: heading,
    step: steps.map(({ title, text }, index) => ({
      "@type": "HowToStep",
      position: index + 1,
      name: title,
      text: text ?? title,
    })),
  };
}

function isQuestions(block: Block): block is Pick<Questions, "_type" | "questions"> {
  return block._type === "questions" && "questions" in block && Array.isArray(block.questions);
}

function isSteps(block: Block): block is Pick<Steps, "_type" | "heading" | "steps"> {
  return block._type === "steps" && "heading" in block && "steps" in block && Array.isArray(block.steps);
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

export function videoObject({ title, summary, seconds, createdAt, poster, file }: VideoDescription): Thing {
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
