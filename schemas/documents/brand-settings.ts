import { defineArrayMember, defineField, type FieldDefinition } from "@sanity/types";
import { storedField, storedItems, storedText } from "stored-values/stored-value.ts";

import { accentProblem } from "../fields/accent-color.ts";
import { numberField, textField, typedField } from "../fields/basic-fields.ts";
import { externalUrlField, pictureSize } from "../fields/common-fields.ts";
import { repeats } from "../fields/repeats.ts";

/** The fields of the settings about the brand and the texts of every page. */
export function brandFields(): FieldDefinition[] {
  return [
    defineField({
      name: "brandName",
      title: "Brand name",
      type: "string",
      group: "brand",
      description: "The company name as visitors see it, for example in the footer and on the browser tab.",
      validation: (rule) => [
        rule.required().max(60),
        rule.custom((name, { document }) => wordmarkProblem(name, document) ?? true).warning(),
      ],
    }),
    defineField({
      name: "formerNames",
      title: "Former names",
      type: "array",
      group: "brand",
      of: [defineArrayMember({ type: "string", validation: (rule) => rule.max(60) })],
      description:
        "Check and the launch list find each text that still has one of them. When you change the brand name, the published one is added here.",
      validation: (rule) => rule.custom(repeats),
    }),
    defineField({
      name: "wordmark",
      title: "Wordmark",
      type: "image",
      group: "brand",
      options: { accept: "image/svg+xml,image/png,image/webp" },
      description: "The logo in the header, shown at 264 × 48 pixels. SVG files stay sharp at any size.",
      fields: [
        textField(
          "text",
          "Name in the picture",
          "The company name as the picture spells it. The Studio warns when the brand name changes and the picture does not. Cleared when the picture is replaced. Optional.",
          { max: 60 },
        ),
      ],
    }),
    defineField({
      name: "siteIcon",
      title: "Site icon",
      type: "image",
      group: "brand",
      options: { accept: "image/png" },
      description:
        "The favicon: a square PNG of at least 180 × 180 pixels, for browser tabs, home screens and the Studio. If empty, the built-in icon is used, in the accent color.",
      validation: (rule) => rule.custom((icon) => iconProblem(icon) ?? true).warning(),
    }),
    textField(
      "accentColor",
      "Accent color",
      "The color of buttons and marks. Darker and lighter shades are derived from it. If empty, it is #da251d.",
      { problemOf: accentProblem, group: "brand" },
    ),
    textField(
      "tip",
      "Banner above the header",
      "A line at the top of every page, such as an announcement. If empty, no line is shown.",
      {
        max: 140,
        group: "tips",
      },
    ),
    typedField("tipLink", "Link of the banner", "Where visitors go when they click the line. Optional.", {
      type: "link",
      group: "tips",
    }),
    typedField("tipFrom", "Show the banner from", "If empty, it shows immediately.", {
      type: "datetime",
      group: "tips",
    }),
    defineField({
      name: "tipUntil",
      title: "Show the banner until",
      type: "datetime",
      group: "tips",
      description: "If empty, it stays visible.",
      validation: (rule) =>
        rule.min(rule.valueOfField("tipFrom")).error("Choose a time after “Show the banner from”"),
    }),
    textField(
      "quoteTip",
      "Tip in the quote form",
      "A line above the fields. If empty, the banner above the header is shown there too.",
      { max: 140, group: "tips" },
    ),
    textField(
      "quoteLabel",
      "Label of the quote button",
      "In the header, the phone menu, the quote dialog, and on buttons of blocks that open the quote form and have no label of their own. If empty, it is “Request A Quote”.",
      { max: 24, group: "brand" },
    ),
    textField(
      "factoryTourLabel",
      "Label of the factory tour",
      "In the header. If empty, it is “Factory Tour”.",
      { max: 24, group: "brand" },
    ),
    externalUrlField(
      "factoryTourUrl",
      "Address of the factory tour",
      "The header opens it in a new window. If empty, the menu does not show it.",
      { group: "brand" },
    ),
    numberField("copyrightYear", "Copyright year", "Shown in the footer next to the brand name.", {
      isRequired: true,
      isWhole: true,
      min: 1990,
      max: 2100,
      group: "brand",
    }),
  ];
}

/** Returns a warning if the wordmark shows a different name than the brand name. */
export function wordmarkProblem(brandName: string | undefined, settings: unknown): string | undefined {
  const text = storedField(storedField(settings, "wordmark"), "text");
  if (typeof text !== "string" || brandName === undefined || isSameName(text, brandName)) return undefined;
  return `The wordmark still shows “${text}”. Upload a new one, or correct “Name in the picture” there.`;
}

/** Returns a message if the site icon is not square, or too small for a home screen. */
export function iconProblem(icon: unknown): string | undefined {
  const size = pictureSize(icon);
  if (size === undefined || size.format === "svg") return undefined;
  const { width, height } = size;
  if (width === height && width >= 180) return undefined;
  const problem = width === height ? "looks blurred on home screens" : "is cropped to a square";
  return `This icon is ${width} × ${height} pixels and ${problem}. Use a square PNG of at least 180 × 180 pixels.`;
}

/** The names that the company no longer has. A name that it has again is left out. */
export function formerNames(settings: unknown): string[] {
  const current = storedText(settings, "brandName") ?? "";
  return storedItems(storedField(settings, "formerNames")).filter(
    (name): name is string => typeof name === "string" && name.trim() !== "" && !isSameName(name, current),
  );
}

/** Whether two spellings are the same name. */
export function isSameName(left: string, right: string): boolean {
  return left.trim().toLowerCase() === right.trim().toLowerCase();
}

/** Whether a text has a name as a word or words of its own. */
export function hasFormerName(text: string, name: string): boolean {
  // The Studio also runs in browsers without RegExp.escape.
  const escaped = name.trim().replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, "iu").test(text);
}
