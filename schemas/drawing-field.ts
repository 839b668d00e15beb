import { defineField } from "@sanity/types";

import { drawings } from "./drawings.ts";

/** What editors call a drawing; undefined when there is none of that name. */
export function titleOfDrawing(name: unknown): string | undefined {
  return Object.entries(drawings).find(([known]) => known === name)?.[1];
}

/** One of the drawings that the site can draw itself. */
export function drawingField({ isRequired = false } = {}) {
  return defineField({
    name: "drawing",
    title: "Drawing",
    type: "string",
    description: isRequired
      ? "One of the site’s own drawings, sharp at every size."
      : "One of the site’s own drawings, sharp at every size. May stay empty.",
    options: { list: Object.entries(drawings).map(([value, title]) => ({ value, title })) },
    validation: (rule) => (isRequired ? rule.required() : []),
  });
}
