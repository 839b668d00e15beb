import { itemPath } from "#cms/edit-attributes.tsx";
import { pictureSource } from "#cms/picture.ts";
import { TechnicalDrawing } from "#shell/technical-drawing.tsx";
import { FULL_WIDTH_ON_PHONE, Picture } from "#ui/media/picture.tsx";
import { ConvertedText, QuantityText } from "#ui/units/quantity.tsx";

import type { BlockProps } from "./block.ts";
import { Section } from "./section.tsx";

/** The columns for each number of steps: up to four in a row. */
const COLUMNS: Record<number, string> = {
  2: "@table:grid-cols-2",
  4: "@table:grid-cols-4",
  8: "@table:grid-cols-4",
};

export function Steps(block: BlockProps<"steps">) {
  const { steps, editAttributes } = block;
  return (
    <Section block={block}>
      <ol
        className={`col-span-12 grid gap-x-6 gap-y-9 @medium:grid-cols-2 ${COLUMNS[steps.length] ?? "@table:grid-cols-3"}`}
        {...editAttributes("steps")}
      >
        {steps.map((step, index) => {
          const source = pictureSource(step.picture, { aspect: 3 / 2 });
          return (
            <li
              key={step._key}
              className="border-t border-rule pt-4"
              {...editAttributes(itemPath("steps", step._key))}
            >
              {step.drawing ? (
                <TechnicalDrawing drawing={step.drawing} editAttributes={editAttributes} />
              ) : (
                source && (
                  <Picture
                    {...source}
                    sizes={`(min-width: 1100px) 302px, (min-width: 760px) 45vw, ${FULL_WIDTH_ON_PHONE}`}
                  />
                )
              )}
              <h3 className="mt-3 flex items-baseline gap-3 text-18">
                <span className="balloon" aria-hidden="true">
                  {index + 1}
                </span>
                {step.title}
              </h3>
              {step.text && (
                <p className="mt-2 text-15 text-ink-2">
                  <ConvertedText text={step.text} />
                </p>
              )}
              {step.duration && (
                <p className="mt-2 font-mono text-12 font-medium text-ink-3">
                  <QuantityText quantity={step.duration} />
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
