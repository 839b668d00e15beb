import { describe, expect, test } from "vitest";

import { cleanSvg } from "./clean-svg.ts";

const NAMESPACES = `xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"`;
const drawing = (content: string, attributes = `viewBox="0 0 100 60"`) =>
  `<svg ${NAMESPACES} ${attributes}>${content}</svg>`;

describe("exports of drawing programs", () => {
  test("a drawing of Inkscape keeps its size in millimeters, and loses what only Inkscape needs", () => {
    const { svg } = cleanSvg(`<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="100mm" height="60mm" viewBox="0 0 100 60" version="1.1" id="svg1" inkscape:version="1.4"
   sodipodi:docname="bracket.svg" xml:space="preserve"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
   xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg"
   xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#">
  <sodipodi:namedview id="namedview1" pagecolor="#ffffff"><inkscape:grid id="grid1" units="mm" /></sodipodi:namedview>
  <metadata id="m"><rdf:RDF><cc:Work rdf:about=""><cc:license rdf:resource="http://example.com/" /></cc:Work></rdf:RDF></metadata>
  <defs id="defs1">
    <inkscape:path-effect effect="spiro" id="path-effect1" />
    <pattern id="Strips1_1" width="2" height="1" patternUnits="userSpaceOnUse"><path style="fill:black;stroke:none" d="M 0,-0.5 H 1 V 1.5 H 0 Z" id="rect0" /></pattern>
    <pattern xlink:href="#Strips1_1" id="pattern2" patternTransform="rotate(45)" />
  </defs>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1">
    <path style="fill:url(#pattern2);stroke:#000000;stroke-width:0.5;-inkscape-stroke:none" d="M 10.00000012,10 H 50 V 30.123456 H 10 Z" id="path1" sodipodi:nodetypes="ccccc" />
    <text xml:space="preserve" style="font-size:4.2333px;-inkscape-font-specification:Arial;font-family:Arial;text-anchor:middle" x="30" y="40" id="text1"><tspan sodipodi:role="line" id="tspan1" x="30" y="40">Ø 4 &lt; 5</tspan></text>
  </g>
  <g inkscape:groupmode="layer" id="layer2" style="display:none"><path d="M0 0h1" id="hidden" /></g>
</svg>`);
    expect(svg)
      .toBe(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 60" width="377.95" height="226.77">
 <defs>
  <pattern id="a" width="2" height="1" patternUnits="userSpaceOnUse">
   <path d="M0-.5h1v2H0Z" fill="#000" stroke="none"/>
  </pattern>
  <pattern id="b" patternTransform="rotate(45)" href="#a"/>
 </defs>
 <g>
  <path d="M10 10h40v20.123H10Z" fill="url(#b)" stroke="#000000" stroke-width=".5"/>
  <text x="30" y="40" font-size="4.233" font-family="Arial" text-anchor="middle"><tspan x="30" y="40">Ø 4 &lt; 5</tspan></text>
 </g>
</svg>
`);
  });

  test("styles inside of what is dropped do not count", () => {
    const hidden = `<metadata><style>path{stroke:blue} rect g g g g g g g g path{fill:red}</style></metadata>`;
    expect(cleanSvg(drawing(`${hidden}<path d="M0 0h9"/>`))).toEqual(cleanSvg(drawing('<path d="M0 0h9"/>')));
  });

  test("a drawing of Illustrator has attributes instead of style rules", () => {
    const { svg } = cleanSvg(`<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 28.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" x="0px" y="0px" width="320px" height="236px"
	 viewBox="0 0 320 236" style="enable-background:new 0 0 320 236;" xml:space="preserve">
<style type="text/css">
	.st0{fill:none;stroke:#14181B;stroke-width:1.9;}
	.st1{fill:rgb(197,31,24);font-family:'MyriadPro-Regular';font-size:12px;}
	.st2{fill:#FF0000;}
</style>
<g id="Part_1_"><rect x="10" y="10" class="st0" width="40" height="20"/></g>
<text transform="matrix(1 0 0 1 20 60)" class="st1">R 4</text>
</svg>`);
    expect(svg).toBe(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 236" width="320" height="236">
 <g>
  <rect x="10" y="10" width="40" height="20" fill="none" stroke="#14181b" stroke-width="1.9"/>
 </g>
 <text transform="matrix(1 0 0 1 20 60)" fill="#c51f18" font-family="MyriadPro-Regular" font-size="12">R 4</text>
</svg>
`);
  });

  test("a drawing of Figma keeps its clipping frame", () => {
    const { svg } =
      cleanSvg(`<svg width="320" height="236" viewBox="0 0 320 236" fill="none" xmlns="http://www.w3.org/2000/svg">
<g clip-path="url(#clip0_12_34)">
<rect width="320" height="236" fill="white"/>
<path d="M10 10H60V40H10Z" stroke="black" stroke-width="2"/>
</g>
<defs>
<clipPath id="clip0_12_34">
<rect width="320" height="236" fill="white"/>
</clipPath>
</defs>
</svg>`);
    expect(svg)
      .toBe(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 236" width="320" height="236" fill="none">
 <g clip-path="url(#a)">
  <rect width="320" height="236" fill="#fff"/>
  <path d="M10 10h50v30H10Z" stroke="#000" stroke-width="2"/>
 </g>
 <defs>
  <clipPath id="a">
   <rect width="320" height="236" fill="#fff"/>
  </clipPath>
 </defs>
</svg>
`);
  });

  test("cleaning a clean drawing changes nothing", () => {
    const { svg = "" } = cleanSvg(
      drawing(`<g data-move="8 -2.5"><path d="M0 0h10" style="stroke:red"/></g>`),
    );
    expect(svg).toContain(`data-move="8 -2.5"`);
    expect(cleanSvg(svg)).toEqual({ svg });
  });

  test("an SVG without a viewBox gets one from its size", () => {
    expect(cleanSvg(drawing("<path d='M0 0h1'/>", `width="2in" height="96"`)).svg).toContain(
      `viewBox="0 0 192 96" width="192" height="96"`,
    );
  });
});

describe("refused, with what to do", () => {
  const PATH = `<path d="M0 0h10"/>`;

  test.each([
    ["a script", `<script>alert(1)</script>`, /contains a script/],
    ["a script in capitals", `<SCRIPT>alert(1)</SCRIPT>`, /contains a script/],
    [
      "a script with a prefix",
      `<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>`,
      /prefix/,
    ],
    [
      "a script with an editor's prefix",
      `<inkscape:script xmlns:inkscape="http://www.w3.org/2000/svg"/>`,
      /prefix/,
    ],
    [
      "a script in a namespace",
      `<g xmlns="http://www.w3.org/1999/xhtml"><script>1</script></g>`,
      /contains a script/,
    ],
    ["an event handler", `<path d="M0 0h9" onload="alert(1)"/>`, /runs a script/],
    ["an event handler in capitals", `<path d="M0 0h9" ONCLICK="alert(1)"/>`, /runs a script/],
    ["an event handler with a prefix", `<path d="M0 0h9" x:onclick="1" xmlns:x="urn:x"/>`, /runs a script/],
    [
      "HTML",
      `<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">x</body></foreignObject>`,
      /foreignObject/,
    ],
    ["HTML in a text", `<text>a<p>b</p></text>`, /contains <p>/],
    ["HTML that ends the SVG", `<p><img src="x"/></p>`, /refers to “x”|contains <p>/],
    ["a picture", `<image href="#a"/>`, /contains a picture/],
    ["a picture of another server", `<image xlink:href="https://example.com/a.png"/>`, /refers to “https:/],
    ["a picture in the file", `<image href="data:image/png;base64,AAAA"/>`, /refers to “data:/],
    ["a link", `<a href="#a">${PATH}</a>`, /contains a link/],
    ["a link to a script", `<a href=" java&#10;script:alert(1)">${PATH}</a>`, /refers to/],
    [
      "a link with another prefix",
      `<a y:href="javascript:1" xmlns:y="http://www.w3.org/1999/xlink"/>`,
      /refers to/,
    ],
    ["a use of another file", `<use href="https://example.com/a.svg#a"/>`, /refers to/],
    ["a use of data", `<use xlink:href="data:image/svg+xml,&lt;svg/&gt;#a"/>`, /refers to/],
    [
      "an animation",
      `<path d="M0 0h9"><animate attributeName="d" values="a;b"/></path>`,
      /contains an animation/,
    ],
    ["a set", `<a><set attributeName="href" to="javascript:alert(1)"/></a>`, /contains a link|animation/],
    [
      "an effect",
      `<filter id="f"><feBlend/></filter><path d="M0 0h9" filter="url(#f)"/>`,
      /contains an effect/,
    ],
    ["an inner SVG", `<svg viewBox="0 0 1 1"/>`, /SVG inside/],
    ["text along a path", `<text><textPath href="#a">x</textPath></text>`, /Convert this text/],
    ["flowed text", `<flowRoot/>`, /Convert to Text/],
    ["an unknown element", `<video/>`, /contains <video>/],
    ["a color of another file", `<path d="M0 0h9" fill="url(https://example.com/a#b)"/>`, /attribute fill/],
    [
      "a color with an encoded address",
      `<path d="M0 0h9" fill="u&#114;l(//example.com)"/>`,
      /attribute fill/,
    ],
    [
      "a style with an address",
      `<path d="M0 0h9" style="fill:URL( 'https://example.com' )"/>`,
      /outside of the file/,
    ],
    ["a style with an escape", `<path d="M0 0h9" style="fill:\\75rl(//example.com)"/>`, /backslash/],
    ["a style of another file", `<style>@import "https://example.com/a.css";</style>`, /import other styles/],
    ["an import in CDATA", `<style><![CDATA[@IMPORT url(//example.com)]]></style>`, /import other styles/],
    [
      "a font of another server",
      `<style>@font-face{src:url(https://example.com/a)}</style>`,
      /outside of the file/,
    ],
    [
      "a selector of many parts",
      `<style>rect g g g g g g g g path{fill:red}</style>${"<g>".repeat(60)}<path d="M0 0L1 1"/>${"</g>".repeat(60)}`,
      /the selector “rect g g g/,
    ],
    [
      "thousands of rules",
      `<style>${Array.from({ length: 5000 }, (_, index) => `.a${index}{fill:red}`).join("")}</style><path d="M0 0h9"/>`,
      /more than 500 selectors/,
    ],
    ["an animated style", `<style>@keyframes a{to{opacity:0}}</style>`, /contains an animation/],
    ["a custom property", `<path d="M0 0h9" fill="var(--dw-ink)"/>`, /attribute fill/],
    ["a motion that is no number", `<g data-move="8 0;color:red">${PATH}</g>`, /cannot move this/],
    ["a motion of a path", `<path d="M0 0h9" data-move="8 0"/>`, /cannot move this/],
    ["a part that shows itself", `<g id="a"><use href="#a"/></g>`, /refers to itself/],
    [
      "copies of copies of copies",
      `<defs><g id="a0">${PATH}</g>${[1, 2, 3, 4, 5].map((n) => `<g id="a${n}">${`<use href="#a${n - 1}"/>`.repeat(10)}</g>`).join("")}</defs><use href="#a5"/>`,
      /more than 20000/,
    ],
    ["too many levels", `${"<g>".repeat(80)}${PATH}${"</g>".repeat(80)}`, /too many groups/],
    ["no XML", `<path d="M0 0h9">`, /not a readable SVG/],
  ])("%s", (_what, content, problem) => {
    expect(cleanSvg(drawing(content))).toEqual({ problem: expect.stringMatching(problem) });
  });

  test.each([
    [
      "entities",
      `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${drawing(`<text>&b;</text>`)}`,
      /entities/,
    ],
    [
      "entities in lower case",
      `<!doctype svg [<!entity a SYSTEM "file:///etc/passwd">]>${drawing(PATH)}`,
      /entities/,
    ],
    ["an HTML page", `<html><body/></html>`, /not an SVG/],
    ["a picture of another format", "\u0089PNG\r\n", /not a readable SVG|not an SVG/],
    ["two drawings", `${drawing(PATH)}${drawing(PATH)}`, /not a readable SVG|not an SVG/],
    ["nothing to see", drawing(`<g style="display:none">${PATH}</g>`), /is empty/],
    ["no size", drawing(PATH, `width="100%"`), /no size/],
    ["an impossible size", drawing(PATH, `viewBox="0 0 0 NaN"`), /not a size/],
    ["a huge file", drawing(PATH.repeat(60_000)), /larger than 1 MB/],
    ["too many paths", drawing(PATH.repeat(3000).replaceAll("10", "9.5")), /at most 60 kB/],
    ["a handler of the drawing", drawing(PATH, `viewBox="0 0 1 1" onload="alert(1)"`), /runs a script/],
  ])("%s", (_what, source, problem) => {
    expect(cleanSvg(source)).toEqual({ problem: expect.stringMatching(problem) });
  });
});

test("texts stay texts, whatever they contain", () => {
  const { svg } = cleanSvg(
    drawing(`<text x="1">&lt;/text>&lt;script>"&amp;'<![CDATA[</svg><img onerror=1>]]></text>`),
  );
  expect(svg).toContain(
    `<text x="1">&lt;/text&gt;&lt;script&gt;&quot;&amp;&apos;&lt;/svg&gt;&lt;img onerror=1&gt;</text>`,
  );
});
