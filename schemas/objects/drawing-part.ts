import { defineField, defineType } from "@sanity/types";
import { hasOneOf, storedField } from "stored-values/stored-value.ts";
import { PALETTE_IN_WORDS } from "technical-drawings/svg/palette.ts";

import { choiceField, textField } from "../fields/basic-fields.ts";
import { HEADING_LENGTH, LABEL_LENGTH, TEXT_LENGTH } from "../fields/limits.ts";

const verdicts = [
  { value: "wrong", title: "Wrong" },
  { value: "right", title: "Right" },
] as const;

/** The width of a drawing on a phone, in pixels. */
const PHONE_WIDTH = 320;
/** Smaller text is hard to read on a phone. */
const READABLE_SIZE = 9;

/** One part of a technical drawing, with its SVG. */
export const drawingPart = defineType({
  name: "drawingPart",
  title: "Part of a drawing",
  type: "object",
  fields: [
    choiceField("verdict", "Wrong or right", "Which of the two it is.", {
      list: verdicts,
      layout: "row",
      hidden: isNotInLayout("wrongAndRight"),
    }),
    defineField({
      name: "name",
      title: "Name",
      type: "string",
      description: `What happens in this step, in one or two words. At most ${HEADING_LENGTH} characters.`,
      hidden: isNotInLayout("steps"),
      validation: (rule) => [
        rule.max(HEADING_LENGTH),
        rule.custom(
          (name, { document }) => document?.["layout"] !== "steps" || Boolean(name) || "Name the step",
        ),
      ],
    }),
    textField("caption", "Sentence", `The sentence under the drawing. At most ${TEXT_LENGTH} characters.`, {
      max: TEXT_LENGTH,
      rows: 2,
      hidden: isInLayout("single"),
    }),
    textField(
      "alternativeText",
      "Alternative text",
      `What the drawing shows, with its values, for people who cannot see it. At most ${TEXT_LENGTH} characters.`,
      { isRequired: true, max: TEXT_LENGTH, rows: 3 },
    ),
    defineField({
      name: "svg",
      title: "SVG",
      type: "text",
      description: `An SVG from Inkscape, Illustrator or Figma, at the size at which texts have 12 px. Black and these colors follow the background of the section: ${PALETTE_IN_WORDS}.`,
      validation: (rule) => [
        rule.required().error("Upload an SVG"),
        rule.custom(async (svg) => (await svgProblem(svg)) ?? true),
        rule
          .custom(async (svg, { parent }) => (await svgHint(svg, hasOneOf(parent, "narrowSvg"))) ?? true)
          .warning(),
      ],
    }),
    defineField({
      name: "narrowSvg",
      title: "SVG for phones",
      type: "text",
      description: `The same drawing for narrow screens, at most ${PHONE_WIDTH + 20} pixels wide. For a wide drawing whose texts would be too small there. Optional.`,
      hidden: isNotInLayout("single"),
      validation: (rule) => [
        rule.custom(async (svg) => (await svgProblem(svg)) ?? true),
        rule.custom(async (svg) => (await svgHint(svg, false)) ?? true).warning(),
      ],
    }),
  ],
  preview: {
    select: {
      verdict: "verdict",
      name: "name",
      caption: "caption",
      alternativeText: "alternativeText",
      svg: "svg",
    },
    prepare: ({ verdict, name, caption, alternativeText, svg }) => ({
      title:
        [verdicts.find(({ value }) => value === verdict)?.title, name, caption].filter(Boolean).join(": ") ||
        "Drawing",
      subtitle: alternativeText,
      svg,
    }),
  },
});

/** A line of the title block under a drawing. */
export const drawingValue = defineType({
  name: "drawingValue",
  title: "Value",
  type: "object",
  fields: [
    textField("label", "Label", "For example “Material”.", { isRequired: true, max: LABEL_LENGTH }),
    textField("value", "Value", "For example “17-4PH, H1025”.", { isRequired: true, max: LABEL_LENGTH }),
  ],
  preview: { select: { title: "label", subtitle: "value" } },
});

function isInLayout(layout: string) {
  return ({ document }: { document?: unknown }) => storedField(document, "layout") === layout;
}

function isNotInLayout(layout: string) {
  return ({ document }: { document?: unknown }) => storedField(document, "layout") !== layout;
}

/** The problem of a stored SVG. Imports the checks only when there is something to check, because they contain a parser. */
async function svgProblem(svg: string | undefined): Promise<string | undefined> {
  if (svg === undefined) return undefined;
  const { inlineSvg } = await import("technical-drawings/svg/inline-svg.ts");
  return inlineSvg(svg, "").problem;
}

/** What editors should look at: the site shows texts in a font of its own, and wide drawings become small on phones. */
async function svgHint(svg: string | undefined, hasNarrowSvg: boolean): Promise<string | undefined> {
  if (svg === undefined || (await svgProblem(svg)) !== undefined) return undefined;
  const { readTexts } = await import("technical-drawings/svg/texts.ts");
  const { width, smallest, overlapping, outside } = readTexts(svg);
  const [pair] = overlapping;
  if (pair !== undefined) return `The texts “${pair[0]}” and “${pair[1]}” overlap in the font of the site`;
  if (outside[0] !== undefined)
    return `The text “${outside[0]}” does not fit into the drawing in the font of the site`;
  const onPhone = smallest * Math.min(1, PHONE_WIDTH / width);
  if (hasNarrowSvg || onPhone >= READABLE_SIZE) return undefined;
  return `On a phone the smallest text has ${Math.round(onPhone)} px, which is hard to read. Use larger texts or a narrower drawing, or upload an SVG for phones`;
}
