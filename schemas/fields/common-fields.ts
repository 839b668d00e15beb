import { defineArrayMember, defineField } from "@sanity/types";

import { HEADING_LENGTH, LABEL_LENGTH, LEAD_LENGTH, POINT_LENGTH, QUOTE_MESSAGE_LENGTH } from "./limits.ts";
import { externalUrlProblem } from "./link-rules.ts";
import { storedField } from "./stored-field.ts";

/** The heading of a block. */
export function headingField() {
  return defineField({
    name: "heading",
    title: "Heading",
    type: "string",
    description: `One line that says what this section is about. At most ${HEADING_LENGTH} characters.`,
    validation: (rule) => rule.required().max(HEADING_LENGTH),
  });
}

/** The optional heading of a block. */
export function optionalHeadingField() {
  return defineField({
    name: "heading",
    title: "Heading",
    type: "string",
    description: `One line above the block. Optional. At most ${HEADING_LENGTH} characters.`,
    validation: (rule) => rule.max(HEADING_LENGTH),
  });
}

/** One plain paragraph under a heading. */
export function leadField() {
  return defineField({
    name: "lead",
    title: "Introduction",
    type: "text",
    rows: 3,
    description: `One short paragraph under the heading. At most ${LEAD_LENGTH} characters. Optional.`,
    validation: (rule) => rule.max(LEAD_LENGTH),
  });
}

/** Links shown as buttons. */
export function actionsField(max: number) {
  return defineField({
    name: "actions",
    title: "Buttons",
    type: "array",
    of: [defineArrayMember({ type: "action" })],
    description: `Where a visitor can go next. At most ${max}. A button that opens the quote form has the accent color.`,
    validation: (rule) => rule.max(max),
  });
}

/** For fields whose button opens the quote form. */
export const QUOTE_LABEL_HINT = "If empty, it is the label of the quote button in the settings.";

/** The text of a button or a link. */
export function labelField({ title = "Button label", hint = "", isRequired = true } = {}) {
  return defineField({
    name: "label",
    title,
    type: "string",
    description: `${hint === "" ? "" : `${hint} `}At most ${LABEL_LENGTH} characters.`,
    validation: (rule) => (isRequired ? rule.required() : rule).max(LABEL_LENGTH),
  });
}

/** The text that a button or a form puts into the quote form. */
export function prefillField() {
  return defineField({
    name: "prefill",
    title: "Prefilled text in the quote form",
    type: "text",
    rows: 3,
    description: `Fills in the project description while it is empty. The visitor can change it. Optional. At most ${QUOTE_MESSAGE_LENGTH} characters.`,
    validation: (rule) => rule.max(QUOTE_MESSAGE_LENGTH),
  });
}

/** The address of a page of another website. */
export function externalUrlField<const Name extends string>({
  name,
  title,
  description,
  isRequired = false,
}: {
  name: Name;
  title: string;
  description: string;
  isRequired?: boolean;
}) {
  return defineField({
    name,
    title,
    type: "string",
    description,
    validation: (rule) =>
      (isRequired ? rule.required() : rule).custom((url) => (url ? (externalUrlProblem(url) ?? true) : true)),
  });
}

/** A list of short lines. */
export function pointsField<const Name extends string>({
  name,
  title,
  description,
}: {
  name: Name;
  title: string;
  description: string;
}) {
  return defineField({
    name,
    title,
    type: "array",
    of: [defineArrayMember({ type: "string", validation: (rule) => rule.max(POINT_LENGTH) })],
    description,
    validation: (rule) => rule.unique(),
  });
}

/** A list of documents of the given types, selected one by one. */
export function referencesField<const Name extends string>({
  name,
  title,
  description,
  types,
  filter,
}: {
  name: Name;
  title: string;
  description: string;
  types: readonly string[];
  /** A GROQ filter for the documents that can be chosen. */
  filter?: string;
}) {
  return defineField({
    name,
    title,
    type: "array",
    of: [
      defineArrayMember({
        type: "reference",
        to: types.map((type) => ({ type })),
        ...(filter !== undefined && { options: { filter } }),
      }),
    ],
    description,
    validation: (rule) => rule.unique(),
  });
}

/** The picture files that can be uploaded. */
export const PICTURE_FILES = "JPEG, PNG, WebP, AVIF or SVG, at most 50 MB. HEIC photos become JPEG.";

interface PictureField<Name extends string> {
  name: Name;
  title: string;
  description: string;
  isRequired?: boolean;
  /** The width in pixels that a large screen needs. */
  minWidth?: number;
}

/** One picture. If it is narrower than `minWidth`, editors only get a hint, because it may be the only picture available. */
export function pictureField<const Name extends string>(field: PictureField<Name>) {
  const { name, title, description, isRequired = false, minWidth = 0 } = field;
  const width = minWidth > 0 ? ` At least ${minWidth} pixels wide.` : "";
  return defineField({
    name,
    title,
    type: "picture",
    description: `${description}${width} ${PICTURE_FILES}`,
    validation: (rule) => [
      ...(isRequired ? requiredAsset(rule, "Choose or upload a picture") : []),
      rule.custom((picture) => widthProblem(picture, minWidth) ?? true).info(),
    ],
  });
}

interface AssetRule<Rule> {
  required: () => Rule;
  assetRequired: () => Rule;
  error: (message: string) => Rule;
}

/**
 * The rules of a picture or file that must not be missing: the first is for an empty field, which the second ignores, and the second for a
 * field that only has texts. As one rule, both would report an empty field.
 */
export function requiredAsset<Rule extends AssetRule<Rule>>(rule: Rule, message: string): Rule[] {
  return [rule.required().error(message), rule.assetRequired().error(message)];
}

/** Returns a message if a stored picture is too narrow. An SVG is sharp at every size. */
export function widthProblem(picture: unknown, minWidth: number): string | undefined {
  const size = pictureSize(picture);
  if (size === undefined || size.format === "svg" || size.width >= minWidth) return undefined;
  return `This picture is ${size.width} pixels wide and looks blurred on large screens: use one that is at least ${minWidth} pixels wide`;
}

/** The size of a stored picture in pixels, from the id of its asset. Undefined if there is no picture. */
export function pictureSize(picture: unknown) {
  const id = storedField(storedField(picture, "asset"), "_ref");
  const [, width, height, format] = /-(\d+)x(\d+)-(\w+)$/.exec(typeof id === "string" ? id : "") ?? [];
  return width === undefined ? undefined : { width: Number(width), height: Number(height), format };
}

/** A drawing from the list of drawings. */
export function drawingField({ isRequired = false } = {}) {
  return defineField({
    name: "drawing",
    title: "Drawing",
    type: "reference",
    to: [{ type: "technicalDrawing" }],
    description: `A drawing from the list “Drawings”, sharp at every size.${isRequired ? "" : " Optional."}`,
    validation: (rule) => (isRequired ? rule.required() : []),
  });
}

/** One of the comparison charts, which show the figures of capabilities. */
export function chartField({ isRequired = false, description = "The chart to show." } = {}) {
  return defineField({
    name: "chart",
    title: "Chart",
    type: "reference",
    to: [{ type: "chart" }],
    description,
    validation: (rule) => (isRequired ? rule.required() : []),
  });
}
