import type { Metadata } from "next";
import { notFound } from "next/navigation";

import { BlockSamples } from "#gallery/block-samples.tsx";
import { TONES } from "#ui/grid-section.tsx";

interface Props {
  params: Promise<{ tone: string }>;
}

export const metadata: Metadata = { title: "Block gallery", robots: { index: false, follow: false } };

export const dynamicParams = false;

export function generateStaticParams() {
  return TONES.map((tone) => ({ tone }));
}

/** Every block in one tone, with the content that it has when an editor inserts it. */
export default async function BlockGallery({ params }: Props) {
  const { tone } = await params;
  const known = TONES.find((name) => name === tone);
  if (!known) notFound();
  return <BlockSamples tone={known} />;
}
