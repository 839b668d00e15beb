import type { ReactNode } from "react";

interface DrawingProps {
  title: string;
  /** A text alternative for everything that the title does not say. */
  description?: string;
  width?: number;
  height?: number;
  children: ReactNode;
}

/** The SVG element of a drawing. It is shown at about 1 : 1, so that 12 px text stays about 12 px. */
export function Drawing({ title, description, width = 320, height = 236, children }: DrawingProps) {
  return (
    <svg
      className="drawing"
      viewBox={`0 0 ${width} ${height}`}
      style={{ maxWidth: Math.round(width * 1.175) }}
      role="img"
    >
      <title>{title}</title>
      {description && <desc>{description}</desc>}
      {children}
    </svg>
  );
}
