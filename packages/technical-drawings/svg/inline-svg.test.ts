import { expect, test } from "vitest";

import { inlineSvg } from "./inline-svg.ts";

const svg = (content: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 60" width="200" height="120"${attributes}>${content}</svg>`;

/** The markup of an SVG in a page. */
function inlined(content: string, attributes?: string): string | undefined {
  const drawing = inlineSvg(svg(content, attributes), "p-");
  return drawing.problem === undefined ? drawing.content : undefined;
}

test("colors of the palette become those of the site, and others stay", () => {
  expect(
    inlined(`<path d="M0 0h9" fill="#da251d" stroke="#000"/><path d="M0 0h9" fill="#abcdef" stroke="none"/>`),
  ).toBe(
    `<path d="M0 0h9" fill="var(--dw-accent)" stroke="var(--dw-ink)"/><path d="M0 0h9" fill="#abcdef" stroke="none"/>`,
  );
});

test("the colors of a mask stay, because they are not seen", () => {
  expect(
    inlined(
      `<mask id="a"><path d="M0 0h9" fill="#fff"/></mask><path d="M0 0h9" mask="url(#a)" fill="#fff"/>`,
    ),
  ).toBe(
    `<mask id="p-a"><path d="M0 0h9" fill="#fff"/></mask><path d="M0 0h9" mask="url(#p-a)" fill="var(--dw-paper)"/>`,
  );
});

test("ids and all references to them get the prefix", () => {
  expect(
    inlined(`<pattern id="a"/><pattern id="b" href="#a"/><path d="M0 0h9" fill="url(#b)"/><use href="#a"/>`),
  ).toBe(
    `<pattern id="p-a"/><pattern id="p-b" href="#p-a"/><path d="M0 0h9" fill="url(#p-b)"/><use href="#p-a"/>`,
  );
});

test("texts have the font and the halo of the site", () => {
  expect(
    inlined(
      `<text x="1" fill="#14181b" font-family="Arial" font-size="12" stroke="#ffffff" stroke-width="4" paint-order="stroke">A &lt; B</text>`,
    ),
  ).toBe(`<text x="1" fill="var(--dw-ink)" font-size="12">A &lt; B</text>`);
});

test("what the whole drawing inherits stays, in a group", () => {
  expect(inlined(`<path d="M0 0h9"/>`, ` fill="none" font-family="Arial"`)).toBe(
    `<g fill="none"><path d="M0 0h9"/></g>`,
  );
});

test("a group moves with scrolling, inside of its own transform", () => {
  expect(
    inlined(
      `<g transform="scale(2)" data-move="8 -2.5" data-turn="30 10 20" data-times="2"><path d="M0 0h9"/></g>`,
    ),
  ).toBe(
    `<g transform="scale(2)"><g class="dw-moves" style="--dw-x:8px;--dw-y:-2.5px;--dw-turn:30deg;--dw-times:4;transform-origin:10px 20px"><path d="M0 0h9"/></g></g>`,
  );
});

test("the size is that of the file", () => {
  expect(inlineSvg(svg(`<path d="M0 0h9"/>`), "")).toMatchObject({ viewBox: "0 0 100 60", width: 200 });
});

test.each([
  `<script>alert(1)</script>`,
  `<path d="M0 0h9" class="dw-moves"/>`,
  `<path d="M0 0h9" style="fill:red"/>`,
  `<g id="a" style="background:url(//example.com)"/>`,
  `<title>A title &lt;img onerror=1></title>`,
  `<path d="M0 0h9" inkscape:label="A" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"/>`,
  `<style>path{fill:red}</style>`,
  `<path d="M0 0h9" data-sanity="1"/>`,
  ``,
  `<path d="M0 0h9"/>`.repeat(4000),
])("what a stored drawing cannot contain is not shown: %s", (content) => {
  expect(inlineSvg(svg(content), "p-")).toEqual({ problem: expect.any(String) });
});

test("an attribute cannot end its element", () => {
  expect(inlined(`<text letter-spacing='" onload="alert'>A</text>`)).toBe(
    `<text letter-spacing="&quot; onload=&quot;alert">A</text>`,
  );
  expect(inlined(`<text letter-spacing='"/>&lt;/svg>&lt;img onerror=1>'>A</text>`)).toBeUndefined();
});
