import type { ReactNode } from "react";

export const TONES = ["light", "sheet", "dark"] as const;
export type Tone = (typeof TONES)[number];

interface GridSectionProps {
  /** The anchor that links lead to. */
  id?: string | undefined;
  tone?: Tone;
  /** Whether the background is graph paper. */
  isSquared?: boolean;
  /** Whether it has the border of a drawing sheet, with zone marks. */
  isFramed?: boolean;
  /** Whether it is a strip between lines, without space above and below. */
  isStrip?: boolean;
  className?: string;
  /** The type of the block in the section. blocks/section.tsx sets it. */
  "data-block"?: string;
  children: ReactNode;
}

/** A section with its content in a grid of 12 columns. Container queries (`@medium:`, `@large:`) respond to its width. */
export function GridSection({
  tone = "light",
  isSquared,
  isFramed,
  isStrip,
  className,
  children,
  ...attributes
}: GridSectionProps) {
  const classes = [
    "relative",
    isStrip ? "border-b-[1.5px] border-ink" : "py-section",
    // The frame is inside the padding, so the content needs more of it.
    isFramed && "tablet:py-15",
    isSquared && `squared border-b-[1.5px] ${tone === "dark" ? "border-rule" : "border-ink"}`,
    className,
  ];
  return (
    <section {...attributes} data-tone={tone} className={classes.filter(Boolean).join(" ")}>
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
