import { expect, test } from "vitest";

import { withoutRemoteAssets } from "./remove-remote-assets.ts";

test("Sanity's bridge script is removed from the page, and the Studio's scripts stay", () => {
  const page =
    '<head><script src="https://core.sanity-cdn.com/bridge.js" async type="module" data-sanity-core></script>\n</head><script src="/static/a.js"></script>';
  expect(withoutRemoteAssets(page)).toBe('<head></head><script src="/static/a.js"></script>');
});

test("fonts on Sanity's servers are removed from stylesheets, and other rules and fonts stay", () => {
  const css =
    'a{color:red}@font-face {font-family: Inter; src: url("https://studio-static.sanity.io/Inter.woff2")}@font-face{font-family:Own;src:url(/own.woff2)}@font-face{src:url(https://design-system-static.sanity.io/I.woff2)}b{color:blue}';
  expect(withoutRemoteAssets(css)).toBe(
    "a{color:red}@font-face{font-family:Own;src:url(/own.woff2)}b{color:blue}",
  );
});
