import { hatchingOf } from "./kit/fills.tsx";
import type { XastChild, XastElement } from "./svg/inline-svg.ts";

const STYLE = ["fill", "stroke", "stroke-width", "stroke-linejoin", "stroke-linecap", "font-weight"];

/** Styles for which kit/drawing.css has a class, which is shorter. Most lines of a drawing have one of them. */
const CLASSES = new Map([
  ["none var(--dw-line) .9", "dw-extension"],
  ["var(--dw-thin) var(--dw-thin) .9", "dw-arrow"],
  ["var(--dw-accent) var(--dw-accent) 1.1", "dw-red-arrow"],
  ["none var(--dw-ink) 1.9 round round", "dw-outline"],
  ["var(--dw-paper) var(--dw-ink) 1.9 round round", "dw-face"],
  ["var(--dw-accent-text) 560", "dw-red-text"],
]);

/** The style of a cut, after its hatching. */
const CUT = " var(--dw-ink) 1.9 round round";

/** The size of texts in kit/drawing.css. */
const FONT_SIZE = "12";

/**
 * Makes an uploaded drawing shorter by what every page has: the classes of lines, the hatchings and the size of texts. It looks the
 * same. On a page with 40 drawings this saves a kilobyte.
 */
export function withPageStyles(drawing: XastElement): XastElement {
  const hatchings = new Map<string, string>();
  findHatchings(drawing, hatchings);
  const { "font-size": fontSize, ...rest } = drawing.attributes;
  const attributes = fontSize === FONT_SIZE ? rest : drawing.attributes;
  return shorten({ ...drawing, attributes }, hatchings);
}

/** Adds each pattern that is a hatching of the page, with the reference to that of the page. */
function findHatchings(element: XastElement, found: Map<string, string>): void {
  for (const child of element.children) {
    if (child.type !== "element") continue;
    const hatching = child.name === "pattern" ? hatchingLike(child) : undefined;
    if (hatching !== undefined) found.set(`url(#${child.attributes["id"]})`, hatching);
    findHatchings(child, found);
  }
}

function hatchingLike({ attributes, children }: XastElement): string | undefined {
  const [line] = children;
  if (line?.type !== "element" || children.length > 1) return undefined;
  const { d, stroke, "stroke-width": width } = line.attributes;
  const isHatching = d === "M1 0v900" && stroke === "var(--dw-line)" && width === ".8";
  const { height, patternTransform = "", width: pitch } = attributes;
  return isHatching && height === "900" ? hatchingOf(Number(pitch), patternTransform) : undefined;
}

function shorten(element: XastElement, hatchings: ReadonlyMap<string, string>): XastElement {
  const children = element.children.flatMap((child): XastChild[] => {
    if (child.type !== "element") return [child];
    const isHatching = child.name === "pattern" && hatchings.has(`url(#${child.attributes["id"]})`);
    const shorter = isHatching ? undefined : shorten(child, hatchings);
    return shorter === undefined || (shorter.name === "defs" && shorter.children.length === 0)
      ? []
      : [shorter];
  });
  const attributes = Object.fromEntries(
    Object.entries(element.attributes).map(([name, value]) => [name, hatchings.get(value) ?? value]),
  );
  return { ...element, attributes: withClass(attributes), children };
}

function withClass(attributes: Record<string, string>): Record<string, string> {
  const style = STYLE.flatMap((name) => attributes[name] ?? []).join(" ");
  const { fill } = attributes;
  const isCut = fill?.startsWith("url(") && style === fill + CUT;
  const className = isCut ? "dw-cut" : CLASSES.get(style);
  if (className === undefined) return attributes;
  const rest = Object.entries(attributes).filter(([name]) => !STYLE.includes(name));
  return { class: className, ...(isCut ? { style: `fill:${fill}` } : {}), ...Object.fromEntries(rest) };
}
