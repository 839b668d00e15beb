import { defineArrayMember, defineField } from "@sanity/types";
import { storedField } from "stored-values/stored-value.ts";

import { listField, type Options, referenceField, textField } from "./basic-fields.ts";
import { IS_ORIGINAL } from "./language.ts";
import { HEADING_LENGTH, LABEL_LENGTH, LEAD_LENGTH, POINT_LENGTH, QUOTE_MESSAGE_LENGTH } from "./limits.ts";
import { externalUrlProblem } from "./link-rules.ts";
import { repeats } from "./repeats.ts";
import { isRoutable } from "./routable-types.ts";

/** The heading of a block. */
export function headingField() {
  return textField(
    "heading",
    "Heading",
    `One line that says what this section is about. At most ${HEADING_LENGTH} characters.`,
    { isRequired: true, max: HEADING_LENGTH },
  );
}

/** The optional heading of a block. */
export function optionalHeadingField() {
  return textField(
    "heading",
    "Heading",
    `One line above the block. Optional. At most ${HEADING_LENGTH} characters.`,
    { max: HEADING_LENGTH },
  );
}

/** One plain paragraph under a heading. */
export function leadField() {
  return textField(
    "lead",
    "Introduction",
    `One short paragraph under the heading. At most ${LEAD_LENGTH} characters. Optional.`,
    { max: LEAD_LENGTH, rows: 3 },
  );
}

/** Links shown as buttons. */
export function actionsField(max: number) {
  return listField(
    "actions",
    "Buttons",
    `Where a visitor can go next. At most ${max}. A button that opens the quote form has the accent color.`,
    { of: "action", max },
  );
}

/** For fields whose button opens the quote form. */
export const QUOTE_LABEL_HINT = "If empty, it is the label of the quote button in the settings.";

/** The text of a button or a link. */
export function labelField({ title = "Button label", hint = "", isRequired = true } = {}) {
  return textField("label", title, `${hint === "" ? "" : `${hint} `}At most ${LABEL_LENGTH} characters.`, {
    isRequired,
    max: LABEL_LENGTH,
  });
}

/** The text that a button or a form puts into the quote form. */
export function prefillField() {
  return textField(
    "prefill",
    "Prefilled text in the quote form",
    `Fills in the project description while it is empty. The visitor can change it. Optional. At most ${QUOTE_MESSAGE_LENGTH} characters.`,
    { max: QUOTE_MESSAGE_LENGTH, rows: 3 },
  );
}

/** The address of a page of another website. */
export function externalUrlField<const Name extends string>(
  name: Name,
  title: string,
  description: string,
  options: Options & { isRequired?: boolean } = {},
) {
  return textField(name, title, description, { ...options, problemOf: externalUrlProblem });
}

/** A list of short lines. */
export function pointsField<const Name extends string>(
  name: Name,
  title: string,
  description: string,
  options: Options = {},
) {
  return defineField({
    name,
    title,
    type: "array",
    of: [defineArrayMember({ type: "string", validation: (rule) => rule.max(POINT_LENGTH) })],
    description,
    ...options,
    validation: (rule) => rule.custom(repeats),
  });
}

interface ReferencesOptions extends Options {
  /** The types of the documents. */
  to: readonly string[];
  /** A GROQ filter for the documents that can be chosen. */
  filter?: string;
  /** How many can be chosen. */
  max?: number;
}

/** A list of documents of the given types, selected one by one. Of pages, editors choose the English ones, as in `referenceField`. */
export function referencesField<const Name extends string>(
  name: Name,
  title: string,
  description: string,
  { to, filter, max, ...options }: ReferencesOptions,
) {
  const filters = [
    ...(filter === undefined ? [] : [`(${filter})`]),
    ...(to.every(isRoutable) ? [IS_ORIGINAL] : []),
  ];
  return defineField({
    name,
    title,
    type: "array",
    of: [
      defineArrayMember({
        type: "reference",
        to: to.map((type) => ({ type })),
        ...(filters.length > 0 && { options: { filter: filters.join(" && ") } }),
      }),
    ],
    description,
    ...options,
    validation: (rule) => {
      const listed = rule.custom(repeats);
      return max === undefined ? listed : listed.max(max);
    },
  });
}

/** The picture files that can be uploaded. */
export const PICTURE_FILES = "JPEG, PNG, WebP, AVIF or SVG, at most 50 MB. HEIC photos become JPEG.";

interface PictureOptions extends Options {
  isRequired?: boolean;
  /** The width in pixels that a large screen needs. */
  minWidth?: number;
}

/** One picture. If it is narrower than `minWidth`, editors only get a hint, because it may be the only picture available. */
export function pictureField<const Name extends string>(
  name: Name,
  title: string,
  description: string,
  { isRequired = false, minWidth = 0, ...options }: PictureOptions = {},
) {
  const width = minWidth > 0 ? ` At least ${minWidth} pixels wide.` : "";
  return defineField({
    name,
    title,
    type: "picture",
    description: `${description}${width} ${PICTURE_FILES}`,
    ...options,
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
  return referenceField(
    "drawing",
    "Drawing",
    `A drawing from the list “Drawings”, sharp at every size.${isRequired ? "" : " Optional."}`,
    { to: "technicalDrawing", isRequired },
  );
}

/** One of the comparison charts, which show the figures of capabilities. */
export function chartField({ isRequired = false, description = "The chart to show." } = {}) {
  return referenceField("chart", "Chart", description, { to: "chart", isRequired });
}
