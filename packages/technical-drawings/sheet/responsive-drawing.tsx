import type { ReactNode } from "react";

import { Drawing } from "../kit/drawing.tsx";

interface Texts {
  title: string;
  /** The text alternative: everything the drawing shows, values included. */
  description: string;
  /** The kind of view: "Section", "Plan view", "To one scale". */
  view: string;
}

/** A drawing with its texts. */
export interface DrawingEntry extends Texts {
  Component: () => ReactNode;
}

interface ResponsiveDrawingOptions extends Texts {
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
  return {
    title,
    view,
    description,
    Component: () => <ResponsiveDrawing title={title} description={description} draw={draw} />,
  };
}

/** The same as an element. While its values change, the browser changes only what moves. */
export function ResponsiveDrawing({ title, description, draw }: Omit<ResponsiveDrawingOptions, "view">) {
  const layouts = [
    { name: "wide", width: WIDE, ...draw(WIDE) },
    { name: "narrow", width: NARROW, ...draw(NARROW) },
  ];
  return (
    <div className="drawing-sheet">
      {layouts.map(({ name, width, height, drawing }) => (
        <div key={name} className={`drawing-${name}`}>
          <Drawing title={title} description={description} width={width} height={height}>
            {drawing}
          </Drawing>
        </div>
      ))}
    </div>
  );
}
