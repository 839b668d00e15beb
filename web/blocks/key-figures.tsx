import { itemPath } from "#cms/edit-attributes.tsx";
import { NoteText } from "#ui/quantity.tsx";

import type { BlockProps } from "./block.ts";
import { LargeFigure } from "./figure-value.tsx";
import { Section } from "./section.tsx";

/** Figures under dimension lines. Without a heading it is a strip that closes the hero above it. */
export function KeyFigures(block: BlockProps<"keyFigures">) {
  const { heading, lead, editAttributes } = block;
  if (heading) {
    return (
      <Section block={block}>
        <Figures block={block} className="border-t-[1.5px] border-b-[1.5px] border-ink" />
      </Section>
    );
  }
  return (
    <Section block={block} isStrip isHeadless>
      <Figures block={block} className="" />
      {lead && (
        <p className="col-span-12 pb-3 text-13 text-ink-3" {...editAttributes("lead")}>
          {lead}
        </p>
      )}
    </Section>
  );
}

const COLUMNS: Record<number, string> = {
  2: "@medium:grid-cols-2",
  3: "@medium:grid-cols-3",
  4: "@large:grid-cols-4",
  5: "@large:grid-cols-5",
  6: "@medium:grid-cols-3 @large:grid-cols-6",
};

function Figures({
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
            <NoteText
              note={[figure.label, figure.quantity?.note, figure.size?.note].filter(Boolean).join(", ")}
            />
          </dt>
          <dd>
            <span
              aria-hidden="true"
              className={`dimension col-span-full mb-2 ${index === 0 ? "text-red" : "text-ink-3"}`}
            />
            <b className="text-figure">
              <LargeFigure figure={figure} />
            </b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
