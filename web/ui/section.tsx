import type { ReactNode } from "react";

export const TONES = ["light", "sheet", "dark"] as const;
export type Tone = (typeof TONES)[number];

interface SectionProps {
  /** What links lead to. */
  id?: string | undefined;
  tone?: Tone;
  /** Squared paper behind it. */
  isSquared?: boolean;
  /** The border of a drawing sheet around it, with the marks of its zones. */
  isFramed?: boolean;
  /** A strip between lines, without space above and below. */
  isStrip?: boolean;
  /** The name of the block, for print styles and pictures of blocks. */
  block?: string;
  children: ReactNode;
}

/** A band across what it stands in, with its content on 12 columns. Columns follow the width of the band (`@medium:`, `@large:`). */
export function Section({ id, tone = "light", isSquared, isFramed, isStrip, block, children }: SectionProps) {
  // The border stands inside, and what it holds keeps clear of it.
  const room = isStrip ? "border-b-[1.5px] border-ink" : `py-section${isFramed ? " tablet:py-15" : ""}`;
  const lines = isSquared ? `squared border-b-[1.5px] ${tone === "dark" ? "border-rule" : "border-ink"}` : "";
  return (
    <section id={id} data-tone={tone} data-block={block} className={`relative ${room} ${lines}`}>
      {isFramed && <Frame />}
      <div className="relative mx-auto max-w-sheet px-edge">
        <div className="@container">
          <div className="grid grid-cols-12 gap-x-4 @medium:gap-x-6">{children}</div>
        </div>
      </div>
    </section>
  );
}

const COLUMNS = ["1", "2", "3", "4", "5", "6", "7", "8"];
const ROWS = ["A", "B", "C", "D"];

function Frame() {
  return (
    <div aria-hidden="true" className="frame no-print">
      <div>
        {COLUMNS.map((zone) => (
          <span key={zone}>{zone}</span>
        ))}
      </div>
      <div>
        {ROWS.map((zone) => (
          <span key={zone}>{zone}</span>
        ))}
      </div>
    </div>
  );
}
