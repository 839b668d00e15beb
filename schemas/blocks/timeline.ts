import { defineType } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { listField, textField } from "../fields/basic-fields.ts";
import { headingField, leadField, pictureField } from "../fields/common-fields.ts";
import { HEADING_LENGTH, LABEL_LENGTH, TEXT_LENGTH } from "../fields/limits.ts";

export const timeline = defineBlock({
  name: "timeline",
  title: "Timeline",
  icon: "clock",
  description: "Events in order, for example the days of a project.",
  fields: [
    headingField(),
    leadField(),
    listField("moments", "Moments", "From first to last.", { of: "moment", isRequired: true, min: 2 }),
  ],
  initialValue: {
    heading: "How it went",
    lead: "Say where it started and where it ended.",
    moments: [
      { _type: "moment", _key: "first", when: "Day 1", title: "What happened first" },
      { _type: "moment", _key: "last", when: "Day 12", title: "What happened last" },
    ],
  },
  publishableExamples: ["heading"],
  preview: { title: "heading", count: "moments" },
});

export const moment = defineType({
  name: "moment",
  title: "Moment",
  type: "object",
  fields: [
    textField("when", "When", "As readers see it: “2019”, “Day 4” or “March 2026”.", {
      isRequired: true,
      max: LABEL_LENGTH,
    }),
    textField("title", "Title", "What happened, in a few words.", { isRequired: true, max: HEADING_LENGTH }),
    textField("text", "Text", `One or two sentences. Optional. At most ${TEXT_LENGTH} characters.`, {
      max: TEXT_LENGTH,
      rows: 3,
    }),
    pictureField("picture", "Picture", "Shown with the text. Optional."),
  ],
  preview: { select: { title: "title", subtitle: "when", media: "picture" } },
});
