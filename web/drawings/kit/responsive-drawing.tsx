import type { ReactNode } from "react";

import { Drawing } from "./drawing.tsx";
import type { DrawingEntry } from "./entry.ts";

interface ResponsiveDrawingOptions {
  title: string;
  view: string;
  description: string;
  /** Draws it for a width: wide on desktops, narrow on phones. */
  draw: (width: number) => { height: number; drawing: ReactNode };
}

const WIDE = 720;
const NARROW = 340;

/** A drawing in two widths, so that its text keeps its size on a phone. */
export function responsiveDrawing({
  title,
  view,
  description,
  draw,
}: ResponsiveDrawingOptions): DrawingEntry {
  const layouts = [
    { name: "wide", width: WIDE, ...draw(WIDE) },
    { name: "narrow", width: NARROW, ...draw(NARROW) },
  ];
  return {
    title,
    view,
    description,
    Component: () => (
      <div className="drawing-sheet">
        {layouts.map(({ name, width, height, drawing }) => (
          <div key={name} className={`drawing-${name}`}>
            <Drawing title={title} description={description} width={width} height={height}>
              {drawing}
            </Drawing>
          </div>
        ))}
      </div>
    ),
  };
}
