import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import type { Drawing } from "./drawing-sheet.tsx";

let render: (drawing: Partial<Drawing>) => string;

// Test files share their modules, so the real module is restored afterward.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock("server-only", () => ({}));
  const { DrawingSheet } = await import("./drawing-sheet.tsx");
  render = (drawing) => renderToStaticMarkup(<DrawingSheet drawing={{ ...EMPTY, ...drawing }} />);
});
afterAll(() => {
  vi.doUnmock("server-only");
  vi.resetModules();
});

const EMPTY: Drawing = {
  _id: "drawing",
  _type: "technicalDrawing",
  title: "A wall & a rib",
  view: "Section",
  layout: "single",
  values: null,
  parts: [],
};
const svg = (content: string, width = 320) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 236" width="${width}" height="236">${content}</svg>`;
const hatched = svg(`<pattern id="a" width="8" height="8"/><path d="M0 0h9" fill="url(#a)"/>`);
const part = (key: string, more: object = {}) => ({
  _key: key,
  _type: "drawingPart" as const,
  alternativeText: `Shows “${key}”`,
  svg: hatched,
  ...more,
});

test("wrong and right are two figures with a sentence each", () => {
  const html = render({
    layout: "wrongAndRight",
    parts: [
      part("a", { verdict: "wrong", caption: "It sinks." }),
      part("b", { verdict: "right", caption: "It stays flat." }),
    ],
  });
  expect(html).toContain('style="max-width:376px" role="img"><title>Wrong: Shows “a”</title>');
  expect(html).toContain("<b>Wrong</b>\u2002It sinks.");
  expect(html).toContain("<title>Right: Shows “b”</title>");
  expect(html).toContain("<b>Right</b>\u2002It stays flat.");
});

test("steps are an ordered list, and keep numbers with their units", () => {
  const html = render({
    layout: "steps",
    parts: [part("a", { name: "Draw", caption: "Layers of 0.1 mm." }), part("b")],
  });
  expect(html).toContain('<ol class="drawing-steps" style="--dw-steps:2">');
  expect(html).toContain(
    '<b><i>1</i>Draw</b><p>Layers of <span class="metric">0.1\u00a0mm</span><span class="imperial">0.004\u00a0in</span>.</p>',
  );
});

test("one drawing can have a second form for phones, and a title block", () => {
  const values = [{ _key: "m", _type: "drawingValue" as const, label: "Material", value: "PA 12" }];
  const html = render({ parts: [part("a", { narrowSvg: svg(`<path d="M0 0h9"/>`, 340) })], values });
  expect(html).toMatch(
    /class="drawing-wide"><svg[^>]*><title>A wall &amp; a rib<\/title><desc>Shows “a”<\/desc>/,
  );
  expect(html).toMatch(/class="drawing-narrow"><svg[^>]*viewBox="0 0 340 236"/);
  expect(html).toContain("<dt>Material</dt><dd>PA 12</dd>");
  expect(render({ parts: [part("a")] })).not.toContain("drawing-wide");
});

test("no id is on a page twice", () => {
  const html = render({ layout: "wrongAndRight", parts: [part("a"), part("b")] });
  const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(html).toContain(`fill="url(#${id})"`);
});

test("an SVG that is not allowed is not shown, and the log says why", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const html = render({ parts: [part("a", { svg: svg("<script>alert(1)</script>") })] });
  expect(html).toBe('<div class="drawing-sheet"><div></div></div>');
  expect(log).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/“A wall & a rib” is not shown\. It contains a script/),
  );
  log.mockRestore();
});

test("a draft without parts or SVGs shows what it has", () => {
  expect(render({})).toBe('<div class="drawing-sheet"></div>');
  expect(
    render({ layout: "wrongAndRight", parts: [part("a", { svg: undefined, verdict: "wrong" })] }),
  ).toContain("<b>Wrong</b>");
});
