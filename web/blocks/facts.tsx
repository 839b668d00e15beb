import { itemPath } from "#cms/edit-attributes.tsx";
import { ConvertedText } from "#ui/units/quantity.tsx";

import type { BlockProps } from "./block.ts";
import { Section } from "./section.tsx";

/** docs/behavior.md §1.6. */
export function Facts(block: BlockProps<"facts">) {
  const { facts = [], editAttributes } = block;
  return (
    <Section block={block}>
      {facts.length > 0 && (
        <dl className="col-span-12 border-t-[1.5px] border-ink" {...editAttributes("facts")}>
          {facts.map(({ _key, label, text }) => (
            <div
              key={_key}
              className="grid gap-x-6 border-b border-rule py-3 @medium:grid-cols-2"
              {...editAttributes(itemPath("facts", _key))}
            >
              <dt className="font-semibold">{label}</dt>
              <dd className="max-w-text text-ink-2">
                <ConvertedText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}
