import { type CustomPlugin, optimize, type XastElement, type XastRoot } from "svgo/browser";

import {
  DROPPED_ELEMENTS,
  keepAllowed,
  refuseAttribute,
  refuseSelectors,
  refuseStyles,
  SvgProblem,
} from "./allowed-svg.ts";

const MAX_UPLOAD = 1_000_000;
/** The largest SVG that is stored and shown, in characters. */
export const MAX_STORED = 60_000;

/** CSS pixels per unit. */
const UNITS: Readonly<Record<string, number>> = {
  "": 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
};

export type CleanedSvg = { svg: string; problem?: undefined } | { svg?: undefined; problem: string };

/**
 * Turns the export of a drawing program into the plain SVG that a drawing stores: presentation attributes, colors as #rrggbb, nothing of
 * the program. A file that could do more than show a picture is refused.
 */
export function cleanSvg(source: string): CleanedSvg {
  return problemOr(() => {
    if (source.length > MAX_UPLOAD)
      throw new SvgProblem(
        "It is larger than 1 MB. Simplify the paths, and remove pictures and unused layers.",
      );
    refuseEntities(source);
    const svg = optimize(source, {
      js2svg: { pretty: true, indent: 1, finalNewline: true },
      plugins: [
        "removeEditorsNSData",
        changing("readStyles", readStyles),
        { name: "inlineStyles", params: { onlyMatchedOnce: false } },
        "convertStyleToAttrs",
        { name: "convertColors", params: { shorthex: false, shortname: false } },
        "removeHiddenElems",
        changing("keepAllowed", (root) => setSize(keepAllowed(root, { isStrict: false }))),
        { name: "cleanupIds", params: { force: true } },
        "removeEmptyContainers",
        "convertPathData",
        "cleanupNumericValues",
      ],
    }).data;
    if (svg.length > MAX_STORED)
      throw new SvgProblem(
        `It has ${Math.ceil(svg.length / 1000)} kB, and a drawing has at most ${MAX_STORED / 1000} kB. Simplify the paths, and remove what nobody sees.`,
      );
    return { svg };
  });
}

/** The result, or the problem that an `SvgProblem` or the parser reports. */
export function problemOr<Result>(read: () => Result): Result | { problem: string } {
  try {
    return read();
  } catch (error) {
    if (error instanceof SvgProblem) return { problem: error.message };
    const reason = error instanceof Error && "reason" in error ? ` (${String(error.reason)})` : "";
    return { problem: `It is not a readable SVG${reason}. Export it again as plain SVG.` };
  }
}

/** Refuses entities. This has to happen before parsing, because the parser expands them. */
export function refuseEntities(source: string): void {
  if (/<!ENTITY/i.test(source))
    throw new SvgProblem(
      "It defines entities. In Illustrator, save without “Preserve Illustrator Editing Capabilities”.",
    );
}

/** A plugin of svgo that changes the whole tree. */
export function changing(name: string, change: (root: XastRoot) => void): CustomPlugin {
  return {
    name,
    fn: (root) => {
      change(root);
      return null;
    },
  };
}

/** Checks everything before styles are moved into attributes, and gives references the name and the form that svgo expects. */
function readStyles(root: XastRoot): void {
  for (const child of root.children) if (child.type === "element") readElement(child);
}

function readElement(element: XastElement): void {
  for (const [name, value] of Object.entries(element.attributes)) {
    const trimmed = name === "href" || name.endsWith(":href") ? value.trim() : value;
    refuseAttribute(name, trimmed);
    if (name.endsWith(":href")) {
      delete element.attributes[name];
      element.attributes["href"] = trimmed;
    } else {
      if (name === "style") refuseStyles(value);
      element.attributes[name] = trimmed.replaceAll(/url\(\s*(["']?)(#[\w.-]+)\1\s*\)/gi, "url($2)");
    }
  }
  if (element.name === "style") {
    refuseStyles(textOf(element));
    refuseSelectors(textOf(element));
    element.children = element.children.filter(({ type }) => type !== "element");
  }
  // Its content is dropped too. Before that, svgo would apply a style sheet in it.
  else if (DROPPED_ELEMENTS.has(element.name)) element.children = [];
  else for (const child of element.children) if (child.type === "element") readElement(child);
}

function textOf({ children }: XastElement): string {
  return children
    .map((child) => (child.type === "text" || child.type === "cdata" ? child.value : ""))
    .join("");
}

/** Gives the drawing a viewBox, and the size in pixels at which it looks as in its program. */
function setSize({ attributes }: XastElement): void {
  const { viewBox, width, height, ...rest } = attributes;
  const [pixelsWide, pixelsHigh] = [pixels(width), pixels(height)];
  const box =
    viewBox ??
    (pixelsWide === undefined || pixelsHigh === undefined ? undefined : `0 0 ${pixelsWide} ${pixelsHigh}`);
  if (box === undefined)
    throw new SvgProblem("It has no size. Set the size of the page or artboard, and export it again.");
  const [x = 0, y = 0, boxWidth = 0, boxHeight = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (![x, y, boxWidth, boxHeight].every(Number.isFinite) || boxWidth <= 0 || boxHeight <= 0)
    throw new SvgProblem("Its viewBox is not a size. Set the size of the page, and export it again.");
  const scale = pixelsWide === undefined ? 1 : pixelsWide / boxWidth;
  for (const name of Object.keys(attributes)) delete attributes[name];
  Object.assign(attributes, {
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: [x, y, boxWidth, boxHeight].join(" "),
    width: round(boxWidth * scale),
    height: round(boxHeight * scale),
  });
  for (const [name, value] of Object.entries(rest)) if (name !== "xmlns") attributes[name] = value;
}

/** A length in CSS pixels. Undefined for a percentage. */
function pixels(length: string | undefined): number | undefined {
  const [, value, unit = ""] = /^([\d.]+)\s*([a-z]*)$/i.exec(length?.trim() ?? "") ?? [];
  const perUnit = UNITS[unit.toLowerCase()];
  const size = Number(value) * (perUnit ?? Number.NaN);
  return size > 0 ? size : undefined;
}

function round(value: number): string {
  return String(Math.round(value * 100) / 100);
}
