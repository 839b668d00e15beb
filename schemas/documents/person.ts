import { defineType } from "@sanity/types";

import { textField } from "../fields/basic-fields.ts";
import { pictureField } from "../fields/common-fields.ts";

export const person = defineType({
  name: "person",
  title: "Person",
  type: "document",
  fields: [
    textField("name", "Name", "As readers see it on this person’s posts.", { isRequired: true, max: 80 }),
    textField("role", "Role", "For example “Manufacturing engineer”. Optional.", { max: 80 }),
    pictureField("picture", "Picture", "A portrait, shown small and square. Optional."),
    textField(
      "about",
      "About",
      "One or two sentences, shown after each post. If empty, the person is named only above the post.",
      { max: 400, rows: 3 },
    ),
  ],
  preview: { select: { title: "name", subtitle: "role", media: "picture" } },
});
