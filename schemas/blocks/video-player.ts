import { defineBlock } from "../block.ts";
import { referenceField } from "../fields/basic-fields.ts";
import { leadField, optionalHeadingField } from "../fields/common-fields.ts";

export const videoPlayer = defineBlock({
  name: "videoPlayer",
  title: "Video",
  icon: "play",
  description: "One video with its poster, captions and transcript.",
  fields: [
    optionalHeadingField(),
    leadField(),
    referenceField("video", "Video", "The poster is shown until a visitor starts the video.", {
      to: "video",
      isRequired: true,
    }),
  ],
  initialValue: { heading: "What the video shows", lead: "In one sentence, say what to look for." },
  preview: { title: "heading", fallback: "lead", media: "video.poster" },
});
