import type { MetadataRoute } from "next";

import { env } from "#env.ts";

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: ["/", "/api/share"], disallow: ["/api/", "/thankyou", "/block-gallery"] },
    sitemap: `${env.siteUrl}/sitemap.xml`,
  };
}
