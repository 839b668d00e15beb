import { defineField } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { headingField, leadField } from "../fields/common-fields.ts";
import { embeddedVideoProblem } from "../fields/embedded-video.ts";

const heading = "What the video shows";
const lead = "Say in one sentence what visitors will see.";

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
    defineField({
      name: "url",
      title: "Address of the video",
      type: "string",
      description:
        "The address of the page that shows it, copied from the browser. If it contains a start time, such as &t=90s, the video starts there.",
      validation: (rule) =>
        rule.required().custom((url) => (url === undefined ? true : (embeddedVideoProblem(url) ?? true))),
    }),
  ],
  initialValue: { heading, lead, url: "https://www.youtube.com/watch?v=aqz-KE-bpKQ" },
  preview: { title: "heading", fallback: "url" },
});
