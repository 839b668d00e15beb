import type { ReactNode } from "react";

/** A drawing with its texts. */
export interface DrawingEntry {
  title: string;
  /** The text alternative: everything the drawing shows, values included. */
  description: string;
  /** The kind of view: "Section", "Plan view", "To one scale". */
  view: string;
  Component: () => ReactNode;
}
