import { expect, test } from "vitest";

import { cspHash, inlineScripts, inlineStyles } from "./inline-scripts.ts";

test("only scripts that a browser runs, and that stand in the page, are found", () => {
  const html = [
    `<script src="/_next/a.js" async=""></script>`,
    `<script>self.a = "<b>";</script>`,
    `<script id="_R_">requestAnimationFrame(function(){\n})</script>`,
    `<script type="module">b()</script>`,
    `<script type="application/ld+json">{"@type":"Article"}</script>`,
  ].join("<p>text</p>");
  expect(inlineScripts(html)).toEqual([`self.a = "<b>";`, "requestAnimationFrame(function(){\n})", "b()"]);
});

test("styles are found", () => {
  expect(inlineStyles("<style data-href='a'>p{}</style><p>")).toEqual(["p{}"]);
});

test("a hash is written the way browsers compare it", () => {
  expect(cspHash("")).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});
