import type { DrawingName } from "schemas/drawings.ts";

import type { SanityAttribute } from "#cms/edit-attributes.tsx";
import { drawings } from "#drawings/registry.ts";
import { FigureCaption } from "#ui/picture.tsx";

interface NamedDrawingProps {
  name: DrawingName | undefined;
  /** Of the figure on its page; a drawing without one is a part of something and has no caption. */
  number?: number | undefined;
  /** Without one the drawing's own title. */
  caption?: string | undefined;
  captionAttribute?: SanityAttribute;
}

/** A drawing of the site by the name that a block stores. */
export function NamedDrawing({ name, number, caption, captionAttribute }: NamedDrawingProps) {
  // Content can be ahead of this build.
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
