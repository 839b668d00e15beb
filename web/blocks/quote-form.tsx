import { QuoteLink } from "#site/quote-link.tsx";
import { buttonClass } from "#ui/button.ts";

import { Band } from "./band.tsx";
import type { BlockProps } from "./block.ts";

export function QuoteForm(block: BlockProps<"quoteForm">) {
  const { points, prefill, edit } = block;
  return (
    <Band block={block} tone="sheet">
      <div className="col-span-12 border-[1.5px] border-ink bg-paper p-5 @medium:p-7">
        {points && points.length > 0 && (
          <>
            <h3 className="pb-2.5 text-14">What gets you an exact price</h3>
            <ul className="mb-6" {...edit("points")}>
              {points.map((point) => (
                <li key={point} className="border-t border-rule py-2.25 text-15 text-ink-2">
                  {point}
                </li>
              ))}
            </ul>
          </>
        )}
        <QuoteLink prefill={prefill} className={buttonClass("primary")}>
          Request A Quote
        </QuoteLink>
      </div>
    </Band>
  );
}
