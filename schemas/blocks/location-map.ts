import { defineField } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { headingField, leadField, pictureField } from "../fields.ts";
import { LABEL_LENGTH } from "../limits.ts";
import { externalUrlProblem } from "../link-rules.ts";

export const locationMap = defineBlock({
  name: "locationMap",
  title: "Map",
  icon: "pin",
  synonym: "location",
  description:
    "A picture of a map with a link to a map service. Nothing loads from that service before the click.",
  fields: [
    headingField(),
    leadField(),
    pictureField({
      name: "picture",
      title: "Picture of the map",
      description: "A map that you may publish, for example from OpenStreetMap with its credit as caption.",
      isRequired: true,
      minWidth: 1200,
    }),
    defineField({
      name: "url",
      title: "Address on the map service",
      type: "string",
      description: "Starts with https://. It opens in a new window.",
      validation: (rule) => rule.required().custom((url) => (url ? (externalUrlProblem(url) ?? true) : true)),
    }),
    defineField({
      name: "label",
      title: "Link label",
      type: "string",
      description: `Say what opens, for example “Open in OpenStreetMap”. At most ${LABEL_LENGTH} characters.`,
      validation: (rule) => rule.required().max(LABEL_LENGTH),
    }),
  ],
  initialValue: {
    heading: "Where to find us",
    lead: "Say which gate deliveries use, and where visitors report.",
    url: "https://www.openstreetmap.org/",
    label: "Open in OpenStreetMap",
  },
  publishableExamples: ["heading", "label"],
  preview: { title: "heading", media: "picture" },
});
