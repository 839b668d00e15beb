import type { Metadata } from "next";
import { draftMode } from "next/headers";
import { permanentRedirect, redirect } from "next/navigation";

import { PageBlocks } from "#blocks/page-blocks.tsx";
import { getPage, getStaticSlugs, resolvePath } from "#cms/content.ts";
import { pathFromSlug } from "#cms/resolve-path.ts";
import { DraftBlocks } from "#draft/draft-blocks.tsx";
import { Breadcrumbs } from "#shell/breadcrumbs.tsx";
import { Byline } from "#shell/byline.tsx";
import { metadataFor } from "#shell/metadata.ts";
import { MissingPage } from "#shell/missing-page.tsx";
import { PostFooter } from "#shell/post-footer.tsx";
import { StructuredData, VideoData } from "#shell/structured-data.tsx";

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
      <StructuredData page={page} />
      <Breadcrumbs page={page} />
      <Byline page={page} />
      {isDraft ? <DraftBlocks page={page} /> : <PageBlocks page={page} />}
      <PostFooter page={page} />
      <VideoData page={page} />
    </>
  );
}
