import type { MetadataRoute } from "next";

import { getDirectory } from "#cms/content.ts";
import { env } from "#env.ts";

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const pages = await getDirectory();
  return pages
    .filter(({ isHidden }) => !isHidden)
    .map(({ path, modifiedAt }) => {
      const url = env.siteUrl + path;
      return modifiedAt === null ? { url } : { url, lastModified: modifiedAt };
    });
}
