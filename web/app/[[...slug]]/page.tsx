import type { Metadata } from "next";
import { draftMode } from "next/headers";
import { permanentRedirect, redirect } from "next/navigation";

import { PageBlocks } from "#blocks/page-blocks.tsx";
import { getPage, getStaticSlugs, resolvePath } from "#cms/content.ts";
import { pathFromSlug } from "#cms/resolve-path.ts";
import { DraftBlocks } from "#draft/draft-blocks.tsx";
import { Breadcrumbs } from "#site/breadcrumbs.tsx";
import { Byline } from "#site/byline.tsx";
import { metadataFor } from "#site/metadata.ts";
import { MissingPage } from "#site/missing-page.tsx";
import { PostFooter } from "#site/post-footer.tsx";
import { StructuredData } from "#site/structured-data.tsx";

interface Props {
  params: Promise<{ slug?: string[] }>;
}

export const generateStaticParams = getStaticSlugs;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  return metadataFor(await getPage(pathFromSlug(slug)));
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
      <Byline page={page} />
      {isDraft ? <DraftBlocks page={page} /> : <PageBlocks page={page} />}
      <PostFooter page={page} />
      <StructuredData page={page} />
    </>
  );
}
