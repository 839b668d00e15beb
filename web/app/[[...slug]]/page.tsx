import type { Metadata } from "next";
import { permanentRedirect, redirect } from "next/navigation";

import { PageBlocks } from "#blocks/page-blocks.tsx";
import { getPage } from "#cms/page.ts";
import { getForward, getStaticSlugs } from "#cms/routes.ts";
import { Breadcrumbs } from "#site/breadcrumbs.tsx";
import { metadataOf } from "#site/metadata.ts";
import { MissingPage } from "#site/missing-page.tsx";
import { Afterword } from "#site/page-facts/afterword.tsx";
import { FactsLine } from "#site/page-facts/facts-line.tsx";
import { StructuredData } from "#site/structured-data/structured-data.tsx";

import { pathOf, type SlugProps } from "./path-of.ts";

export const generateStaticParams = getStaticSlugs;

export async function generateMetadata({ params }: SlugProps): Promise<Metadata> {
  return metadataOf(await getPage(await pathOf(params)));
}

export default async function Page({ params }: SlugProps) {
  const path = await pathOf(params);
  const page = await getPage(path);
  if (!page) {
    const forward = await getForward(path);
    if (forward) (forward.isPermanent ? permanentRedirect : redirect)(forward.to);
    return <MissingPage path={path} />;
  }

  return (
    <>
      <Breadcrumbs page={page} />
      <FactsLine page={page} />
      <PageBlocks page={page} />
      <Afterword page={page} />
      <StructuredData page={page} />
    </>
  );
}
