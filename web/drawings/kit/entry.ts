import type { ReactNode } from "react";

/** A finished drawing and what can be said of it in words. */
export interface DrawingEntry {
  title: string;
  /** The text alternative: everything the drawing says, values included. */
  description: string;
  /** What the eye sees: "Section", "Plan view", "To one scale". */
  view: string;
  Component: () => ReactNode;
}
