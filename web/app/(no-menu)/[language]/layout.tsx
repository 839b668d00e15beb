import { notFound } from "next/navigation";
import type { ReactNode } from "react";

import { getLanguages } from "#cms/fetch.ts";

export { languageParams as generateStaticParams } from "#locale/catalogs.ts";

interface Props {
  params: Promise<{ language: string }>;
  children: ReactNode;
}

/**
 * The pages of the code in another language: `/de/search`. They are the English pages, because the path of a render decides its language.
 */
export default async function LanguageLayout({ params, children }: Props) {
  const { language } = await params;
  const languages = await getLanguages();
  if (!languages.some(({ code }) => code === language)) notFound();
  return children;
}
