import { itemPath } from "#cms/edit-attributes.tsx";
import { foreignLanguage } from "#cms/foreign-text.ts";
import type { Quantity, Size } from "#cms/types.generated.ts";
import { TextsInLanguages } from "#ui/in-language.tsx";
import { ConvertedText, convertedText } from "#ui/units/quantity.tsx";

import type { BlockProps } from "./block.ts";
import { LargeKeyFigure } from "./key-figure-value.tsx";
import { Section } from "./section.tsx";

/** Key figures below dimension lines. Without a heading they are a strip at the end of the hero above. */
export function KeyFigures(block: BlockProps<"keyFigures">) {
  const { heading, lead, editAttributes } = block;
  if (heading) {
    return (
      <Section block={block}>
        <KeyFigureList block={block} className="border-t-[1.5px] border-b-[1.5px] border-ink" />
      </Section>
    );
  }
  return (
    <Section block={block} isStrip isHeadless>
      <KeyFigureList block={block} className="" />
      {lead && (
        <p className="col-span-12 pb-3 text-13 text-ink-3" {...editAttributes("lead")}>
          <ConvertedText text={lead} />
        </p>
      )}
    </Section>
  );
}

function noteOf(value: Quantity | Size | undefined) {
  return { text: value?.note ?? "", language: foreignLanguage<{ note?: string }>(value, "note") };
}

const COLUMNS: Record<number, string> = {
  2: "@medium:grid-cols-2",
  3: "@medium:grid-cols-3",
  4: "@large:grid-cols-4",
  5: "@large:grid-cols-5",
  6: "@medium:grid-cols-3 @large:grid-cols-6",
};

function KeyFigureList({
  block: { figures, editAttributes },
  className,
}: {
  block: BlockProps<"keyFigures">;
  className: string;
}) {
  return (
    <dl
      className={`key-figures col-span-12 grid gap-x-6 py-2.5 @narrow:grid-cols-2 ${COLUMNS[figures.length] ?? ""} ${className}`}
      {...editAttributes("figures")}
    >
      {figures.map((figure, index) => (
        <div key={figure._key} {...editAttributes(itemPath("figures", figure._key))}>
          <dt>
            <TextsInLanguages
              separator=", "
              renderText={convertedText}
              texts={[
                { text: figure.label, language: foreignLanguage(figure, "label") },
                noteOf(figure.quantity),
                noteOf(figure.size),
              ].filter(({ text }) => text !== "")}
            />
          </dt>
          <dd>
            <span
              aria-hidden="true"
              className={`dimension col-span-full mb-2 ${index === 0 ? "text-accent" : "text-ink-3"}`}
            />
            <b className="text-figure">
              <LargeKeyFigure keyFigure={figure} />
            </b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
