import type { DrawingName } from "schemas/drawings.ts";

import type { SanityAttribute } from "#cms/edit-attributes.tsx";
import { drawings } from "#drawings/registry.ts";
import { FigureCaption } from "#ui/media/picture.tsx";

interface NamedDrawingProps {
  name: DrawingName | undefined;
  /** The figure's number on the page. A drawing without a number is part of another element and has no caption. */
  number?: number | undefined;
  /** Default: the title of the drawing. */
  caption?: string | undefined;
  captionAttribute?: SanityAttribute;
}

/** Renders the drawing that a block names. */
export function NamedDrawing({ name, number, caption, captionAttribute }: NamedDrawingProps) {
  // The content can name a drawing that does not exist in this build.
  if (!name || !Object.hasOwn(drawings, name)) return null;
  const { title, view, Component } = drawings[name];
  if (number === undefined) return <Component />;
  return (
    <figure>
      <Component />
      <FigureCaption caption={caption ?? title} number={number} view={view} {...captionAttribute} />
    </figure>
  );
}
