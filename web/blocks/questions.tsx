import { Prose } from "#site/prose.tsx";

import { Band } from "./band.tsx";
import type { BlockProps } from "./block.ts";

export function Questions(block: BlockProps<"questions">) {
  const { questions, edit } = block;
  return (
    <Band block={block}>
      <div className="col-span-12 border-t-[1.5px] border-ink" {...edit("questions")}>
        {questions.map(({ _key, question, answer }) => (
          <details key={_key} className="group border-b border-rule">
            <summary className="flex cursor-pointer list-none justify-between gap-6 py-3.75 pr-1 font-semibold hover:text-red-text [&::-webkit-details-marker]:hidden">
              <h3 className="text-16">{question}</h3>
              <svg
                viewBox="0 0 14 14"
                className="mt-1.5 size-4 shrink-0 stroke-ink-3 stroke-[1.5]"
                aria-hidden="true"
              >
                <path d="M1 7h12" />
                <path d="M7 1v12" className="group-open:hidden" />
              </svg>
            </summary>
            <div className="max-w-text pr-10 pb-4.5 text-ink-2">
              <Prose value={answer} />
            </div>
          </details>
        ))}
      </div>
    </Band>
  );
}
