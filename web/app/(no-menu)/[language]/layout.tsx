import { notFound } from "next/navigation";
import type { ReactNode } from "react";

import { getLanguages } from "#cms/fetch.ts";
import { TRANSLATED } from "#locale/catalogs.ts";

interface Props {
  params: Promise<{ language: string }>;
  children: ReactNode;
}

export const generateStaticParams = () => TRANSLATED.map((language) => ({ language }));

/**
 * The pages of the code in another language: `/de/search`. The pages themselves are those of English, because the language of a render is
 * that of its path.
 */
export default async function LanguageLayout({ params, children }: Props) {
  const { language } = await params;
  const languages = await getLanguages();
  if (!languages.some(({ code }) => code === language)) notFound();
  return children;
}
