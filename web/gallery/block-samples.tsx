import { findBlock } from "schemas/blocks/index.ts";

import { renderBlock } from "#blocks/page-blocks.tsx";
import { blockContexts } from "#cms/block-context.ts";
import { getGradePaths, getSamples } from "#cms/content.ts";
import { noEditAttributes } from "#cms/edit-attributes.tsx";
import type { Tone } from "#ui/grid-section.tsx";

import { sampleBlocks } from "./sample-blocks.ts";

/** Every block with its title and its initial value. */
export async function BlockSamples({ tone }: { tone: Tone }) {
  const [{ pictures, drawing, chart }, gradePaths] = await Promise.all([getSamples(), getGradePaths()]);
  const grade = gradePaths.keys().next().value;
  const samples = sampleBlocks(tone, pictures, {
    grade,
    drawing: drawing ?? undefined,
    chart: chart ?? undefined,
  });
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
