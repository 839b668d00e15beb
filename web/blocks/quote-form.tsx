import { getWords } from "#locale/words.ts";
import { InlineQuoteForm } from "#quote/form/quote-form.tsx";

import type { BlockProps } from "./block.ts";
import { Section } from "./section.tsx";

export function QuoteForm(block: BlockProps<"quoteForm">) {
  const { _key, points, prefill, editAttributes } = block;
  const hasPoints = points !== undefined && points.length > 0;
  return (
    <Section block={block} defaultTone="sheet" className="no-print">
      <div className={`col-span-12 ${hasPoints ? "@large:col-span-8" : "@large:col-span-9"}`}>
        <InlineQuoteForm form={`quote-${_key}`} prefill={prefill} />
      </div>
      {hasPoints && (
        <div className="col-span-12 mt-8 @large:col-span-4 @large:mt-0">
          <h3 className="pb-2.5 text-14">{getWords().quoteAdvice.title}</h3>
          <ul {...editAttributes("points")}>
            {points.map((point) => (
              <li key={point} className="border-t border-rule py-2 text-15 text-ink-2">
                {point}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}
