import type { XastChild, XastElement, XastParent, XastRoot } from "svgo/browser";

// What the SVG of a drawing may contain. A page contains the file itself, where a script, a link or a reference to another
// server would have the rights of the page. So this is a list of what is allowed. Everything else is refused or dropped.

/** Why a file is refused, and what to do about it, in words for editors. */
export class SvgProblem extends Error {
  override name = "SvgProblem";
}

const words = (list: string) => new Set(list.trim().split(/\s+/));

const ELEMENTS = words(`
  svg g defs symbol use path rect circle ellipse line polyline polygon text tspan
  linearGradient radialGradient stop pattern clipPath mask marker
`);
const TEXT_ELEMENTS = words("text tspan");

/** Elements that do not change the picture. Rules of a `style` are attributes by the time that it is dropped. */
export const DROPPED_ELEMENTS = words("title desc metadata style");

const ATTRIBUTES = words(`
  id href viewBox preserveAspectRatio width height d points x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy rotate transform
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset opacity visibility paint-order vector-effect clip-path clip-rule mask
  marker-start marker-mid marker-end text-anchor textLength lengthAdjust font-family font-size font-style font-weight
  letter-spacing dominant-baseline offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod
  patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits
  markerWidth markerHeight markerUnits orient refX refY data-move data-turn data-times
`);

/** The attributes of the outermost element that are not about its size. They are inherited. */
const INHERITED = words(`
  fill fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit font-family font-size font-weight
  text-anchor
`);
const SIZE = words("xmlns viewBox width height");

const REASONS: Readonly<Record<string, string>> = {
  script: "It contains a script. Remove it, or save the drawing as plain SVG.",
  foreignobject:
    "It contains a foreignObject, which is HTML or data of a drawing program. In Illustrator, save without “Preserve Illustrator Editing Capabilities”. Elsewhere, convert the text in it to normal text.",
  image:
    "It contains a picture. A drawing has only lines, shapes and texts: remove the picture, or trace it. For photos use a picture instead of a drawing.",
  filter: "It contains an effect such as a shadow or a blur. Remove the effect and export again.",
  a: "It contains a link. Remove the link and keep what is in it.",
  svg: "It contains an SVG inside of the SVG. Ungroup it or export it on its own.",
  textpath: "It contains text along a path. Convert this text to outlines.",
  flowroot: "It contains flowed text. In Inkscape choose Text → Convert to Text.",
};
const ANIMATIONS = words("animate animatetransform animatemotion animatecolor set discard mpath");

/** A finite number as SVG writes it. */
const NUMBER = String.raw`-?(?:\d{1,4}(?:\.\d{1,4})?|\.\d{1,4})`;

/** The motion of a group with scrolling: how far, by how many degrees around which point, and how many times. */
const MOTION: Readonly<Record<string, RegExp>> = {
  "data-move": new RegExp(`^${NUMBER} ${NUMBER}$`),
  "data-turn": new RegExp(`^${NUMBER}(?: ${NUMBER} ${NUMBER})?$`),
  "data-times": /^[1-9]$/,
};

const INTERNAL_URL = /url\(#[\w.-]+\)/g;
const HARMLESS_FUNCTION = /\b(?:matrix|translate|scale|rotate|skewX|skewY|rgba?|hsla?)\(/g;

/** More levels than a drawing has, and fewer than a browser's parser can handle. */
const MAX_DEPTH = 64;

/** How many elements a browser draws at most, counted each time that a `use`, a pattern or a mask shows them. */
const MAX_DRAWN = 20_000;

interface KeepOptions {
  /** Refuses what is only dropped in a file from a drawing program. A stored drawing has nothing to drop. */
  isStrict: boolean;
}

/** Removes everything harmless that a drawing does not need, and throws an `SvgProblem` for everything that is not allowed. */
export function keepAllowed(root: XastRoot, options: KeepOptions): XastElement {
  root.children = root.children.filter(({ type }) => type === "element");
  const [svg] = root.children;
  if (svg?.type !== "element" || svg.name !== "svg" || root.children.length > 1)
    throw new SvgProblem("It is not an SVG. Export or save the drawing as SVG.");
  keepAttributes(svg, options);
  for (const name of Object.keys(svg.attributes))
    if (!SIZE.has(name) && !INHERITED.has(name)) dropAttribute(svg, name, options);
  keepChildren(svg, options, 1);
  if (svg.children.length === 0)
    throw new SvgProblem("It is empty. Show the layers that are hidden, and export again.");
  refuseTooMuch(svg);
  return svg;
}

function keepChildren(parent: XastElement, options: KeepOptions, depth: number): void {
  if (depth > MAX_DEPTH)
    throw new SvgProblem("It has too many groups inside of groups. Ungroup them and export again.");
  const isText = TEXT_ELEMENTS.has(parent.name);
  parent.children = parent.children.flatMap((child): XastChild[] => {
    if (child.type === "text" || child.type === "cdata")
      return isText ? [{ type: "text", value: child.value }] : [];
    if (child.type !== "element") return [];
    if (DROPPED_ELEMENTS.has(child.name) && !options.isStrict) return [];
    refuseElement(child);
    if (isText && !TEXT_ELEMENTS.has(child.name)) throw refused(child.name);
    keepAttributes(child, options);
    keepChildren(child, options, depth + 1);
    return [child];
  });
}

function refuseElement({ name }: XastElement): void {
  if (name === "svg" || !ELEMENTS.has(name)) throw refused(name);
}

function refused(name: string): SvgProblem {
  if (name.includes(":"))
    return new SvgProblem(`It contains <${name}>. Save it as plain SVG, without prefixes in element names.`);
  const lowerCase = name.toLowerCase();
  if (ANIMATIONS.has(lowerCase))
    return new SvgProblem("It contains an animation. Remove it: a drawing moves only by data-move.");
  const reason = REASONS[lowerCase.startsWith("fe") ? "filter" : lowerCase];
  return new SvgProblem(
    reason ?? `It contains <${name}>, which a drawing cannot have. Remove it, or convert it to paths.`,
  );
}

function keepAttributes(element: XastElement, options: KeepOptions): void {
  for (const [name, value] of Object.entries(element.attributes)) {
    refuseAttribute(name, value);
    if (name === "xmlns" && element.name === "svg") continue;
    if (ATTRIBUTES.has(name)) refuseValue(element, name, value);
    else dropAttribute(element, name, options);
  }
}

function dropAttribute(element: XastElement, name: string, { isStrict }: KeepOptions): void {
  if (isStrict) throw new SvgProblem(`<${element.name}> has the attribute ${name}. Upload the file again.`);
  delete element.attributes[name];
}

/** Refuses attributes that are never harmless, with any prefix and in any case. */
export function refuseAttribute(name: string, value: string): void {
  const local = name.slice(name.lastIndexOf(":") + 1).toLowerCase();
  if (local.startsWith("on"))
    throw new SvgProblem(`It contains ${name}, which runs a script. Remove it, or save as plain SVG.`);
  if ((local === "href" || local === "src") && !/^#[\w.-]+$/.test(value))
    throw new SvgProblem(
      `It refers to “${value.slice(0, 40)}”. A drawing can refer only to parts of itself: embed or remove what is outside of it.`,
    );
}

function refuseValue(element: XastElement, name: string, value: string): void {
  const motion = MOTION[name];
  if (motion !== undefined && (element.name !== "g" || !motion.test(value)))
    throw new SvgProblem(
      `${name}="${value.slice(0, 40)}" cannot move this. Use it on a group: data-move="8 0", data-turn="30 100 60", data-times="2".`,
    );
  const rest = value.replace(INTERNAL_URL, "").replace(HARMLESS_FUNCTION, "");
  // oxlint-disable-next-line no-control-regex -- control characters are what this refuses
  if (/[(<>\\;@\u0000-\u0008\u000e-\u001f]/.test(rest) || /(?:javascript|data)\s*:/i.test(rest))
    throw new SvgProblem(
      `The attribute ${name} has the value “${value.slice(0, 40)}”. Use a color, a number or a part of the drawing.`,
    );
}

/** Refuses rules and `style` attributes that load something, or hide from this check what they do. */
export function refuseStyles(css: string): void {
  if (css.includes("\\"))
    throw new SvgProblem(
      "Its styles contain a backslash. Save it as plain SVG, with presentation attributes.",
    );
  if (/@import/i.test(css))
    throw new SvgProblem(
      "Its styles import other styles. Save it as plain SVG, with presentation attributes.",
    );
  if (/@(?:-\w+-)?keyframes/i.test(css))
    throw new SvgProblem("It contains an animation. Remove it: a drawing moves only by data-move.");
  if (/url\(/i.test(css.replace(/url\(\s*(["']?)#[\w.-]+\1\s*\)/gi, "")))
    throw new SvgProblem(
      "Its styles refer to something outside of the file. Embed or remove it: a drawing can refer only to parts of itself.",
    );
}

/** Drawing programs write one for each class. Each is compared with all elements. */
const MAX_SELECTORS = 500;
/** Names of elements, classes and ids, alone or inside one other. The time to find a longer chain grows with a power of the depth. */
const SELECTOR = /^[\w.#*-]*(?:(?: | ?> ?)[\w.#*-]+)?$/;

/** Refuses the selectors of a style sheet that no drawing program writes. */
export function refuseSelectors(css: string): void {
  const withoutComments = css
    .split("/*")
    .map((part, index) => (index === 0 ? part : part.split("*/").slice(1).join("*/")))
    .join("");
  const selectors = withoutComments
    .split("}")
    .flatMap((rule) => rule.split("{").slice(0, -1))
    .filter((prelude) => !prelude.trim().startsWith("@"))
    .flatMap((prelude) => prelude.split(","))
    .map((selector) => selector.split(/\s/).filter(Boolean).join(" "));
  const other = selectors.find((selector) => !SELECTOR.test(selector));
  if (other !== undefined || selectors.length > MAX_SELECTORS)
    throw new SvgProblem(
      `Its styles ${other === undefined ? `have more than ${MAX_SELECTORS} selectors` : `have the selector “${other.slice(0, 40)}”`}. Save it as plain SVG, with presentation attributes.`,
    );
}

/** Refuses files that refer to themselves, or that a browser would draw very often: ten copies of ten copies of ten copies … */
function refuseTooMuch(svg: XastElement): void {
  const byId = new Map<string, XastElement>();
  for (const element of elementsIn(svg))
    if (element.attributes["id"]) byId.set(element.attributes["id"], element);
  const counts = new Map<XastElement, number>();
  const open = new Set<XastElement>();

  const count = (element: XastElement): number => {
    const known = counts.get(element);
    if (known !== undefined) return known;
    if (open.has(element)) throw new SvgProblem("A part of it refers to itself. Remove this reference.");
    open.add(element);
    const parts = element.children.filter((child) => child.type === "element");
    const shown = referencesOf(element).flatMap((id) => byId.get(id) ?? []);
    const drawn = [...parts, ...shown].reduce((sum, part) => sum + count(part), 1);
    if (drawn > MAX_DRAWN)
      throw new SvgProblem(`It draws more than ${MAX_DRAWN} elements. Simplify it, and remove copies.`);
    open.delete(element);
    counts.set(element, drawn);
    return drawn;
  };
  count(svg);
}

/** The ids that an element refers to. */
function referencesOf({ attributes }: XastElement): string[] {
  return Object.entries(attributes).flatMap(([name, value]) =>
    name === "href"
      ? [value.slice(1)]
      : Array.from(value.matchAll(INTERNAL_URL), ([url]) => url.slice("url(#".length, -1)),
  );
}

/** All elements, in the order of the file. */
function elementsIn(parent: XastParent): XastElement[] {
  return parent.children.flatMap((child) => (child.type === "element" ? [child, ...elementsIn(child)] : []));
}
