import type { Metadata } from "next";
import { draftMode } from "next/headers";
import { permanentRedirect, redirect } from "next/navigation";

import { PageBlocks } from "#blocks/page-blocks.tsx";
import { getPage, getStaticSlugs, resolvePath } from "#cms/content.ts";
import { pathFromSlug } from "#cms/resolve-path.ts";
import { DraftBlocks } from "#draft/draft-blocks.tsx";
import { Breadcrumbs } from "#site/breadcrumbs.tsx";
import { metadataOf } from "#site/metadata.ts";
import { MissingPage } from "#site/missing-page.tsx";
import { Afterword } from "#site/page-facts/afterword.tsx";
import { FactsLine } from "#site/page-facts/facts-line.tsx";
import { StructuredData } from "#site/structured-data/structured-data.tsx";

interface Props {
  params: Promise<{ slug?: string[] }>;
}

export const generateStaticParams = getStaticSlugs;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  return metadataOf(await getPage(pathFromSlug(slug)));
}

export default async function Page({ params }: Props) {
  const { slug } = await params;
  const path = pathFromSlug(slug);
  const resolution = await resolvePath(path);
  if (resolution.kind === "redirect") {
    (resolution.isPermanent ? permanentRedirect : redirect)(resolution.to);
  }
  const page = await getPage(path);
  if (!page) return <MissingPage path={path} />;
  const { isEnabled: isDraft } = await draftMode();

  return (
    <>
      <Breadcrumbs page={page} />
      <FactsLine page={page} />
      {isDraft ? <DraftBlocks page={page} /> : <PageBlocks page={page} />}
      <Afterword page={page} />
      <StructuredData page={page} />
    </>
  );
}
