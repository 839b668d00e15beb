import { defineBlock } from "../block.ts";
import {
  externalUrlField,
  headingField,
  labelField,
  leadField,
  pictureField,
} from "../fields/common-fields.ts";

export const locationMap = defineBlock({
  name: "locationMap",
  title: "Map",
  icon: "pin",
  synonym: "location",
  description:
    "A picture of a map with a link to a map service. Nothing loads from that service until a visitor clicks.",
  fields: [
    headingField(),
    leadField(),
    pictureField(
      "picture",
      "Picture of the map",
      "A map that you may publish, for example from OpenStreetMap with its credit as caption.",
      { isRequired: true, minWidth: 1200 },
    ),
    externalUrlField("url", "Address on the map service", "Starts with https://. It opens in a new window.", {
      isRequired: true,
    }),
    labelField({ title: "Link label", hint: "Say what opens, for example “Open in OpenStreetMap”." }),
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
