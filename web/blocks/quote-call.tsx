import { getSettings } from "#cms/content.ts";
import { QuoteButton } from "#quote/dialog/quote-button.tsx";
import { ReplyTime, quoteLabel } from "#quote/settings-texts.tsx";
import { buttonClass } from "#ui/button.ts";

import type { BlockProps } from "./block.ts";
import { Section } from "./section.tsx";

export async function QuoteCall(block: BlockProps<"quoteCall">) {
  const { heading, lead, label, prefill, editAttributes } = block;
  return (
    <Section block={block} defaultTone="dark" className="no-print" isSquared isHeadless>
      <h2 className="col-span-12 max-w-title text-call @large:col-span-6" {...editAttributes("heading")}>
        {heading}
      </h2>
      <div
        className={`col-span-12 mt-6 @large:col-span-6 @large:mt-0 ${lead ? "border-t border-line pt-4" : ""}`}
      >
        {lead && (
          <p className="mb-8 max-w-lead text-18 text-ink-2" {...editAttributes("lead")}>
            {lead}
          </p>
        )}
        <QuoteButton prefill={prefill} className={buttonClass("primary")} {...editAttributes("label")}>
          {label || quoteLabel(await getSettings())}
        </QuoteButton>
        <p className="pt-3 text-14 text-ink-2">
          <ReplyTime />
        </p>
      </div>
    </Section>
  );
}
