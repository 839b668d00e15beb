import type { MetadataRoute } from "next";
import { originalId } from "schemas/fields/language.ts";

import { getDirectory } from "#cms/content.ts";
import { env } from "#env.ts";
import { ENGLISH } from "#locale/catalogs.ts";
import { alternateLanguages } from "#shell/metadata.ts";

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const pages = (await getDirectory()).filter(({ isHidden }) => !isHidden);
  // A page and its translations, which have the id of their original in theirs.
  const translations = Map.groupBy(pages, ({ _id, language }) => originalId(_id, language));
  return pages.map(({ _id, path, language, modifiedAt }) => {
    const own = translations.get(originalId(_id, language)) ?? [];
    const local = own.map((page) => ({ code: page.language ?? ENGLISH, path: env.siteUrl + page.path }));
    return Object.assign(
      { url: env.siteUrl + path },
      modifiedAt !== null && { lastModified: modifiedAt },
      local.length > 1 && { alternates: { languages: alternateLanguages(local) } },
    );
  });
}
