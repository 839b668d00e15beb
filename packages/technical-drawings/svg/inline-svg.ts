import { optimize, type XastElement } from "svgo/browser";

import { keepAllowed, SvgProblem } from "./allowed-svg.ts";
import { changing, MAX_STORED, problemOr, refuseEntities } from "./clean-svg.ts";
import { pageColor } from "./palette.ts";

export type { XastChild, XastElement } from "svgo/browser";

/** A stored SVG, ready to be written into a page. */
export interface InlineSvg {
  viewBox: string;
  /** The width in pixels at which it looks as in its program. */
  width: number;
  /** The markup inside of the `svg` element. */
  content: string;
  problem?: undefined;
}

/**
 * Checks a stored SVG again, because others may have written into the store, and makes it part of a page: its colors become those of
 * the page, its texts get the font and the halo of drawing.css, and its ids begin with `prefix`, which no other drawing of the page has.
 * `shorten` can replace what the page has already.
 */
export function inlineSvg(
  svg: string,
  prefix: string,
  shorten: (drawing: XastElement) => XastElement = (drawing) => drawing,
): InlineSvg | { problem: string } {
  return problemOr(() => {
    if (svg.length > MAX_STORED) throw new SvgProblem("It is too large. Upload the file again.");
    refuseEntities(svg);
    const size = { viewBox: "", width: 0 };
    const { data } = optimize(svg, {
      plugins: [
        changing("inline", (root) => {
          const drawing = keepAllowed(root, { isStrict: true });
          const { xmlns: _, viewBox = "", width = "", height: __, ...inherited } = drawing.attributes;
          Object.assign(size, { viewBox, width: Number(width) });
          const group = shorten(adapt({ ...drawing, name: "g", attributes: inherited }, prefix));
          const children = Object.keys(group.attributes).length > 0 ? [group] : group.children;
          root.children = [{ type: "element", name: "svg", attributes: {}, children }];
        }),
      ],
    });
    return { ...size, content: data.replace(/^<svg>(.*)<\/svg>$/s, "$1") };
  });
}

/** Attributes that a text gets from the style sheet of the page. */
const TEXT_STYLE = new Set(["stroke", "stroke-width", "stroke-linejoin", "stroke-linecap", "paint-order"]);
const COLORS = new Set(["fill", "stroke", "stop-color"]);

function adapt(element: XastElement, prefix: string, isInMask = false): XastElement {
  const isMask = isInMask || element.name === "mask";
  const isText = element.name === "text" || element.name === "tspan";
  const { "data-move": move, "data-turn": turn, "data-times": times, ...drawn } = element.attributes;
  const attributes = Object.fromEntries(
    Object.entries(drawn).flatMap(([name, value]) => {
      if (name === "font-family" || (isText && TEXT_STYLE.has(name))) return [];
      if (name === "id") return [[name, prefix + value]];
      if (name === "href") return [[name, `#${prefix}${value.slice(1)}`]];
      // A mask is not seen: its colors say how much of something else is.
      if (COLORS.has(name) && !isMask && value.startsWith("#")) return [[name, pageColor(value)]];
      return [[name, value.replaceAll("url(#", `url(#${prefix}`)]];
    }),
  );
  const children = element.children.map((child) =>
    child.type === "element" ? adapt(child, prefix, isMask) : child,
  );
  if (move === undefined && turn === undefined) return { ...element, attributes, children };
  const moving: XastElement = {
    type: "element",
    name: "g",
    attributes: { class: "dw-moves", style: motion(move, turn, times) },
    children,
  };
  // The animation replaces the transform of its element, so the group's own one stays outside.
  return { ...element, attributes, children: [moving] };
}

/** The custom properties by which drawing.css moves a group. */
function motion(move = "0 0", turn = "0", times = "1"): string {
  const [x = 0, y = 0] = move.split(" ").map(Number);
  const [degrees = 0, aboutX = 0, aboutY = 0] = turn.split(" ").map(Number);
  return [
    `--dw-x:${x}px`,
    `--dw-y:${y}px`,
    `--dw-turn:${degrees}deg`,
    `--dw-times:${2 * Number(times)}`,
    `transform-origin:${aboutX}px ${aboutY}px`,
  ].join(";");
}
