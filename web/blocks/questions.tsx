import { itemPath } from "#cms/edit-attributes.tsx";
import { Prose } from "#shell/prose.tsx";
import { ConvertedText } from "#ui/units/quantity.tsx";

import type { BlockProps } from "./block.ts";
import { Section } from "./section.tsx";

export function Questions(block: BlockProps<"questions">) {
  const { questions, context, editAttributes } = block;
  return (
    <Section block={block}>
      <div className="questions col-span-12" {...editAttributes("questions")}>
        {questions.map(({ _key, question, answer }) => (
          <details key={_key} {...editAttributes(itemPath("questions", _key))}>
            <summary>
              <h3 className="text-16">
                <ConvertedText text={question} />
              </h3>
              <svg viewBox="0 0 14 14" aria-hidden="true">
                <path d="M1 7h12" />
                <path d="M7 1v12" />
              </svg>
            </summary>
            <div id={context.headingIdOf(_key)}>
              <Prose value={answer} />
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
