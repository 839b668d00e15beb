import { defineBlock } from "../block.ts";
import { textField } from "../fields/basic-fields.ts";
import { headingField, leadField } from "../fields/common-fields.ts";
import { embeddedVideoProblem } from "../fields/embedded-video.ts";

export const embeddedVideo = defineBlock({
  name: "embeddedVideo",
  title: "Embedded video",
  icon: "play",
  synonym: "YouTube, Vimeo, Bilibili",
  description:
    "A video from YouTube, Vimeo or Bilibili. It loads only after a visitor agrees. For your own files, use Video.",
  fields: [
    headingField(),
    leadField(),
    textField(
      "url",
      "Address of the video",
      "The address of the page that shows it, copied from the browser. If it contains a start time, such as &t=90s, the video starts there.",
      { isRequired: true, problemOf: embeddedVideoProblem },
    ),
  ],
  initialValue: {
    heading: "What the video shows",
    lead: "Say in one sentence what visitors will see.",
    url: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
  },
  preview: { title: "heading", fallback: "url" },
});
