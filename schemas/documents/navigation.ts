import { defineType } from "@sanity/types";

import { listField } from "../fields/basic-fields.ts";

/** A singleton: the id of its only document is the name of the type. */
export const navigation = defineType({
  name: "navigation",
  title: "Navigation",
  type: "document",
  groups: [
    { name: "header", title: "Header", default: true },
    { name: "footer", title: "Footer" },
  ],
  fields: [
    listField(
      "menus",
      "Header menus",
      "From left to right. Phones show the same menus. “Factory Tour” and “Request A Quote” are added automatically.",
      { of: "menu", isRequired: true, min: 1, max: 6, group: "header" },
    ),
    listField("footerColumns", "Footer columns", "From left to right, at most five.", {
      of: "footerColumn",
      max: 5,
      group: "footer",
    }),
  ],
  preview: { prepare: () => ({ title: "Navigation" }) },
});

/** The id of the only document of type `navigation`. */
export const navigationId = "navigation";
