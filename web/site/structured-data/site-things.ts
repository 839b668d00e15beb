import { telephone } from "#cms/links.ts";
import type { Settings } from "#cms/types.generated.ts";

import type { Thing } from "./json-ld.tsx";

export function organizationId(siteUrl: string): string {
  return `${siteUrl}/#organization`;
}

type Known = Pick<
  Settings,
  "brandName" | "email" | "phone" | "phoneExtension" | "address" | "socialLinks" | "defaultSeo"
>;

/** The company, which all other things refer to by its id. */
export function organization(
  settings: Known,
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

export function website({ brandName }: Known, siteUrl: string): Thing {
  return {
    "@type": "WebSite",
    "@id": `${siteUrl}/#website`,
    name: brandName,
    url: siteUrl,
    inLanguage: "en",
    publisher: { "@id": organizationId(siteUrl) },
  };
}
