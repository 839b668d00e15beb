import { defineField } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { leadField, optionalHeadingField } from "../fields/common-fields.ts";

const heading = "What the video shows";
const lead = "In one sentence, say what to look for.";

export const videoPlayer = defineBlock({
  name: "videoPlayer",
  title: "Video",
  icon: "play",
  description: "One video with its poster, captions and transcript.",
  fields: [
    optionalHeadingField(),
    leadField(),
    defineField({
      name: "video",
      title: "Video",
      type: "reference",
      to: [{ type: "video" }],
      description: "The poster is shown until a visitor starts the video.",
      validation: (rule) => rule.required(),
    }),
  ],
  initialValue: { heading, lead },
  preview: { title: "heading", fallback: "lead", media: "video.poster" },
});
