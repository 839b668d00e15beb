import { expect, test } from "vitest";

import { withoutRemoteParts } from "#offline.ts";

test("the vendor's bridge script is left out of the page, its own scripts stay", () => {
  const page =
    '<head><script src="https://core.sanity-cdn.com/bridge.js" async type="module" data-sanity-core></script>\n</head><script src="/static/a.js"></script>';
  expect(withoutRemoteParts(page)).toBe('<head></head><script src="/static/a.js"></script>');
});

test("fonts on the vendor's servers are left out, other rules and fonts stay", () => {
  const css =
    'a{color:red}@font-face {font-family: Inter; src: url("https://studio-static.sanity.io/Inter.woff2")}@font-face{font-family:Own;src:url(/own.woff2)}@font-face{src:url(https://design-system-static.sanity.io/I.woff2)}b{color:blue}';
  expect(withoutRemoteParts(css)).toBe(
    "a{color:red}@font-face{font-family:Own;src:url(/own.woff2)}b{color:blue}",
  );
});
