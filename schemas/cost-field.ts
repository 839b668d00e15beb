import { defineField } from "@sanity/types";

/** How dear something is beside its like, from 1 to 5. Prices themselves are never on the site. */
export function costField() {
  return defineField({
    name: "costIndex",
    title: "Cost, 1 to 5",
    type: "number",
    description: "From 1, the cheapest of its kind, to 5, the dearest. Empty: not shown.",
    options: { list: [1, 2, 3, 4, 5], layout: "radio", direction: "horizontal" },
    validation: (rule) => rule.integer().min(1).max(5),
  });
}
