import { defineField } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { booleanField } from "../fields/basic-fields.ts";
import { actionsField, headingField, leadField } from "../fields/common-fields.ts";
import { hiddenUnless } from "../fields/hidden-unless.ts";
import { IS_ORIGINAL } from "../fields/language.ts";
import { chosenField, selectionField, requiredFor } from "../fields/list-fields.ts";

export const processCards = defineBlock({
  name: "processCards",
  title: "Process cards",
  icon: "th-large",
  description: "Processes as cards with a picture, a sentence and figures.",
  unitSwitch: "always",
  // Subprocesses appear in the list of their parent process, and processes without a parent in the list of main processes.
  lists: ({ selection, partOf }, document) =>
    document._type === "service" && (selection !== "part" || (partOf ?? "") === document.partOf),
  hasVersions: true,
  fields: [
    headingField(),
    leadField(),
    selectionField([
      { value: "hand", title: "Selected processes" },
      { value: "part", title: "All subprocesses of one process" },
      { value: "all", title: "All main processes" },
    ]),
    chosenField({ name: "services", title: "Processes", when: "hand", types: ["service"] }),
    defineField({
      name: "partOf",
      title: "Part of",
      type: "reference",
      to: [{ type: "service" }],
      options: { filter: IS_ORIGINAL },
      description: "For example 3D printing, to list SLA, SLS and the others.",
      hidden: hiddenUnless("selection", "part"),
      validation: (rule) => rule.custom(requiredFor("part")),
    }),
    booleanField("showFigures", "Show figures", "Each card shows the key figures of its process."),
    actionsField(1),
  ],
  initialValue: {
    heading: "What we make",
    lead: "Say what the processes have in common.",
    selection: "all",
    showFigures: true,
  },
  publishableExamples: ["heading"],
  preview: { title: "heading", count: "services" },
});
