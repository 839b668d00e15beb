import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { Caption } from "./caption.tsx";

test("the parts of a finding are separated", () => {
  const measured = { value: 18, unit: "×" } as const;
  const places = [{ point: [0, 0, 0], triangles: new Uint32Array(), measured }] as const;
  const limit = { bound: "maximum", value: { value: 10, unit: "×" } } as const;
  const shown = { title: "Hole too deep", places, limit, index: 0 };
  const html = renderToStaticMarkup(<Caption shown={shown} show={() => undefined} isCut />);
  const [output = ""] = html.split("</output>");
  expect(output.replaceAll(/<[^>]+>/g, "").replaceAll("\u00a0", " ")).toBe(
    "Hole too deep · 18 × · at most 10 × · cut open here",
  );
});
