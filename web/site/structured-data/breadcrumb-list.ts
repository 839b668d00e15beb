import type { Step } from "../trail.ts";
import type { Thing } from "./json-ld.tsx";

/** Only steps that are pages; the last one is the page itself. Nothing on the home page. */
export function breadcrumbList(trail: readonly Step[], siteUrl: string): Thing[] {
  const pages = trail.filter(({ href }, index) => href !== undefined || index === trail.length - 1);
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
