import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { findBlock } from "schemas/blocks/index.ts";

import type { Block } from "#blocks/block.ts";
import { renderBlock } from "#blocks/page-blocks.tsx";
import { blockContexts } from "#cms/block-context.ts";
import { noEditAttributes } from "#cms/edit-attributes.tsx";
import { getGradePaths, getSamples } from "#cms/records.ts";
import { inPseudoArabic } from "#gallery/pseudo-arabic.ts";
import { sampleBlocks } from "#gallery/sample-blocks.ts";
import { TONES } from "#ui/grid-section.tsx";

interface Props {
  params: Promise<{ tone: string }>;
}

export const metadata: Metadata = { title: "Block gallery", robots: { index: false, follow: false } };

export const dynamicParams = false;

export function generateStaticParams() {
  return [...TONES, ARABIC].map((tone) => ({ tone }));
}

/** Instead of a tone: all blocks as on a page in Arabic. */
const ARABIC = "arabic";

/** Every block in one tone, with the content that it has when an editor inserts it. */
export default async function BlockGallery({ params }: Props) {
  const { tone } = await params;
  const known = tone === ARABIC ? "light" : TONES.find((name) => name === tone);
  if (!known) notFound();
  const [{ pictures, drawing, chart }, gradePaths] = await Promise.all([getSamples(), getGradePaths()]);
  const grade = gradePaths.keys().next().value;
  const samples = sampleBlocks(known, pictures, {
    grade,
    drawing: drawing ?? undefined,
    chart: chart ?? undefined,
  });
  if (tone !== ARABIC) return renderSamples(samples);
  return (
    <div lang="ar" dir="rtl">
      {renderSamples(inPseudoArabic(samples))}
    </div>
  );
}

function renderSamples(samples: readonly Block[]) {
  const { contexts } = blockContexts(samples);
  return samples.map((block) => {
    const context = contexts.get(block._key);
    return (
      context && (
        <div key={block._key}>
          <p className="mx-auto max-w-sheet border-t border-rule px-edge py-2 font-mono text-12 text-ink-3">
            {findBlock(block._type)?.title}
          </p>
          <div data-sample={block._type}>{renderBlock(block, noEditAttributes, context)}</div>
        </div>
      )
    );
  });
}
