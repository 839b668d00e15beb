import { defineField, defineType } from "@sanity/types";

import { textField } from "../fields/basic-fields.ts";
import { pictureField, requiredAsset } from "../fields/common-fields.ts";
import { HEADING_LENGTH, SUMMARY_LENGTH } from "../fields/limits.ts";
import type { SearchFacts } from "../site-search.ts";
import { servicesField } from "./document-fields.ts";

const SITE_SEARCH: SearchFacts = { group: "video", summary: ["summary"] };

/** A video with its poster, captions and transcript, as blocks show it. */
const type = defineType({
  name: "video",
  title: "Video",
  type: "document",
  fields: [
    textField("title", "Title", "What the video shows, in a few words.", {
      isRequired: true,
      max: HEADING_LENGTH,
    }),
    textField("summary", "In one sentence", `Shown under the title. At most ${SUMMARY_LENGTH} characters.`, {
      max: SUMMARY_LENGTH,
      rows: 2,
    }),
    textField(
      "topic",
      "Topic",
      "Groups videos in the Studio’s lists. Use consistent names, for example “3D printing”.",
      { max: 40 },
    ),
    servicesField("The processes it shows."),
    defineField({
      name: "file",
      title: "File (MP4)",
      type: "file",
      description: "An MP4 file with H.264. A loop should be at most 3 MB.",
      options: { accept: "video/mp4" },
      validation: (rule) => requiredAsset(rule, "Choose or upload a file"),
    }),
    defineField({
      name: "webm",
      title: "File (WebM)",
      type: "file",
      description: "The same video in a smaller file, for browsers that support it. Optional.",
      options: { accept: "video/webm" },
    }),
    pictureField("poster", "Poster", "The still frame shown until the video starts.", { isRequired: true }),
    defineField({
      name: "seconds",
      title: "Length in seconds",
      type: "number",
      description: "Shown on the poster, for example 95 as 1:35.",
      validation: (rule) => rule.required().positive(),
    }),
    defineField({
      name: "captions",
      title: "Captions (WebVTT)",
      type: "file",
      description: "What viewers hear, for people who cannot hear it.",
      options: { accept: ".vtt,text/vtt" },
      validation: (rule) => rule.required().warning("Add captions, unless the video has no sound"),
    }),
    defineField({
      name: "transcript",
      title: "Transcript",
      type: "prose",
      description: "The transcript: what viewers hear and see, as text. It opens under the video.",
      validation: (rule) =>
        rule.required().warning("Add a transcript, for people who cannot see or play the video"),
    }),
  ],
  preview: { select: { title: "title", subtitle: "topic", media: "poster" } },
});

/** The document type, with its settings for the site search. */
export const video = { ...type, siteSearch: SITE_SEARCH };
