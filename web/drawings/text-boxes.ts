interface TextBox {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type Place = readonly [x: number, y: number];

const ADVANCE = 7.2;
const ABOVE = 9;
const BELOW = 2;
const TOKEN = /<g(?<group>[^>]*)>|(?<close><\/g>)|<text(?<attributes>[^>]*)>(?<text>[^<]*)<\/text>/g;

/** The text boxes of a drawing, computed from its markup: 7.2 px per character, 9 px above the baseline, 2 px below. */
export function textBoxes(svg: string): TextBox[] {
  const groups: Place[] = [[0, 0]];
  const found: TextBox[] = [];
  for (const { groups: token } of svg.matchAll(TOKEN)) {
    const [x, y] = groups.at(-1) ?? [0, 0];
    if (token?.close) {
      groups.pop();
    } else if (token?.attributes !== undefined) {
      found.push(measure(token.attributes, decode(token.text ?? ""), [x, y]));
    } else {
      const [dx, dy] = translation(token?.group ?? "");
      groups.push([x + dx, y + dy]);
    }
  }
  return found;
}

/** The pairs of texts that touch, as "one / other". */
export function overlaps(boxes: readonly TextBox[]) {
  return boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map((b) => `${a.text} / ${b.text}`),
  );
}

function measure(attributes: string, text: string, [dx, dy]: Place): TextBox {
  const [shiftX, shiftY] = translation(attributes);
  const x = dx + shiftX + number(attributes, / x="([^"]+)"/);
  const y = dy + shiftY + number(attributes, / y="([^"]+)"/);
  const angle = (number(attributes, /rotate\(([^)]+)\)/) * Math.PI) / 180;
  const width = text.length * ADVANCE;
  const start = attributes.includes("middle") ? -width / 2 : attributes.includes('"end"') ? -width : 0;
  const corners = [start, start + width].flatMap((along) =>
    [-ABOVE, BELOW].map(
      (across) =>
        [
          x + along * Math.cos(angle) - across * Math.sin(angle),
          y + along * Math.sin(angle) + across * Math.cos(angle),
        ] as const,
    ),
  );
  const xs = corners.map(([cornerX]) => cornerX);
  const ys = corners.map(([, cornerY]) => cornerY);
  return {
    text,
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

function translation(attributes: string): Place {
  const [, x = 0, y = 0] = attributes.match(/translate\(([-\d.]+) ([-\d.]+)\)/) ?? [];
  return [Number(x), Number(y)];
}

function number(attributes: string, pattern: RegExp) {
  return Number(attributes.match(pattern)?.[1] ?? 0);
}

function decode(text: string) {
  return text.replaceAll("&gt;", ">").replaceAll("&lt;", "<").replaceAll("&amp;", "&");
}
