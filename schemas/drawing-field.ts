import { defineField } from "@sanity/types";

import { drawings } from "./drawings.ts";

/** One of the drawings that the site can draw itself. */
export function drawingField({ isRequired = false } = {}) {
  return defineField({
    name: "drawing",
    title: "Drawing",
    type: "string",
    description: "One of the site's own drawings, sharp at every size. May stay empty.",
    options: { list: Object.entries(drawings).map(([value, title]) => ({ value, title })) },
    validation: (rule) => (isRequired ? rule.required() : []),
  });
}
