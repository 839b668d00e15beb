import { optimize, type XastChild, type XastElement } from "svgo/browser";

import { changing } from "./clean-svg.ts";

// Where the texts of a drawing are. A page shows all in one monospaced font, so their widths are known without a browser.

/** The width of a character, and the height above and below the baseline, for a font size of 1. */
const ADVANCE = 0.6;
const ABOVE = 0.75;
const BELOW = 1 / 6;

const FONT_SIZE = 12;
/** Texts may touch the edge. */
const TOLERANCE = 0.5;

export interface Texts {
  /** The width of the drawing in pixels, at the size of the file. */
  width: number;
  /** The font size of the smallest text in pixels, at the size of the file. Infinity without texts. */
  smallest: number;
  /** The pairs of texts that overlap. */
  overlapping: (readonly [string, string])[];
  /** The texts that are not completely inside of the drawing. */
  outside: string[];
}

interface Box {
  text: string;
  size: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Reads the texts of a stored SVG that is known to be allowed. */
export function readTexts(svg: string): Texts {
  const texts: Texts = { width: 0, smallest: Infinity, overlapping: [], outside: [] };
  optimize(svg, {
    plugins: [
      changing("readTexts", ({ children: [drawing] }) => {
        if (drawing?.type !== "element") return;
        const [x = 0, y = 0, width = 0, height = 0] = numbersIn(drawing.attributes["viewBox"]);
        const boxes = boxesIn(drawing, { matrix: IDENTITY, size: FONT_SIZE, anchor: "start" });
        texts.width = Number(drawing.attributes["width"]);
        texts.smallest = Math.min(...boxes.map(({ size }) => (size * texts.width) / width));
        texts.overlapping = overlaps(boxes);
        texts.outside = boxes
          .filter(
            ({ left, top, right, bottom }) =>
              left < x - TOLERANCE ||
              top < y - TOLERANCE ||
              right > x + width + TOLERANCE ||
              bottom > y + height + TOLERANCE,
          )
          .map(({ text }) => text);
      }),
    ],
  });
  return texts;
}

function overlaps(boxes: readonly Box[]): (readonly [string, string])[] {
  return boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map((b) => [a.text, b.text] as const),
  );
}

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** What an element inherits. */
interface Inherited {
  matrix: Matrix;
  size: number;
  anchor: string;
}

function boxesIn(element: XastElement, outer: Inherited): Box[] {
  const inherited = inheritedIn(element, outer);
  if (element.name === "text") return linesOf(element, inherited).map((line) => boxOf(line));
  const isShown = element.name === "svg" || element.name === "g";
  return isShown
    ? element.children.flatMap((child) => (child.type === "element" ? boxesIn(child, inherited) : []))
    : [];
}

function inheritedIn({ attributes }: XastElement, outer: Inherited): Inherited {
  return {
    matrix: transformed(outer.matrix, attributes["transform"] ?? ""),
    size: numbersIn(attributes["font-size"])[0] ?? outer.size,
    anchor: attributes["text-anchor"] ?? outer.anchor,
  };
}

interface Line extends Inherited {
  text: string;
  x: number;
  y: number;
}

/** The lines of a text. A `tspan` with a position begins a new one. */
function linesOf(text: XastElement, inherited: Inherited): Line[] {
  const lines: Line[] = [];
  const begin = ({ attributes }: XastElement, style: Inherited) => {
    const before = lines.at(-1) ?? { x: 0, y: 0 };
    const [x = before.x] = numbersIn(attributes["x"]);
    const [y = before.y] = numbersIn(attributes["y"]);
    const [dx = 0] = numbersIn(attributes["dx"]);
    const [dy = 0] = numbersIn(attributes["dy"]);
    lines.push({ ...style, text: "", x: x + dx, y: y + dy });
  };
  const read = (child: XastChild, style: Inherited) => {
    if (child.type === "text")
      Object.assign(lines.at(-1) ?? {}, { text: (lines.at(-1)?.text ?? "") + child.value });
    if (child.type !== "element") return;
    const own = inheritedIn(child, style);
    if ("x" in child.attributes || "y" in child.attributes) begin(child, own);
    for (const inner of child.children) read(inner, own);
  };
  begin(text, inherited);
  for (const child of text.children) read(child, inherited);
  return lines.filter((line) => line.text.trim() !== "");
}

function boxOf({ text, x, y, size, anchor, matrix: [a, b, c, d, e, f] }: Line): Box {
  const width = text.length * ADVANCE * size;
  const start = anchor === "middle" ? x - width / 2 : anchor === "end" ? x - width : x;
  const corners = [start, start + width].flatMap((cornerX) =>
    [y - ABOVE * size, y + BELOW * size].map(
      (cornerY) => [a * cornerX + c * cornerY + e, b * cornerX + d * cornerY + f] as const,
    ),
  );
  const xs = corners.map(([cornerX]) => cornerX);
  const ys = corners.map(([, cornerY]) => cornerY);
  return {
    text,
    size: size * Math.sqrt(Math.abs(a * d - b * c)),
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

function transformed(matrix: Matrix, transform: string): Matrix {
  return Array.from(transform.matchAll(/(?<!\w)(\w+)\(([^()]*)\)/g)).reduce<Matrix>(
    (product, [, name = "", list]) => multiply(product, matrixOf(name, numbersIn(list))),
    matrix,
  );
}

function matrixOf(name: string, [p = 0, q, r, s = 1, e = 0, f = 0]: readonly number[]): Matrix {
  switch (name) {
    case "matrix":
      return [p, q ?? 0, r ?? 0, s, e, f];
    case "translate":
      return [1, 0, 0, 1, p, q ?? 0];
    case "scale":
      return [p, 0, 0, q ?? p, 0, 0];
    case "rotate": {
      const [sin, cos] = [Math.sin((p * Math.PI) / 180), Math.cos((p * Math.PI) / 180)];
      const [x, y] = [q ?? 0, r ?? 0];
      return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
    }
    default:
      return IDENTITY;
  }
}

function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

function numbersIn(list = ""): number[] {
  return Array.from(list.matchAll(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi), ([text]) => Number(text));
}
