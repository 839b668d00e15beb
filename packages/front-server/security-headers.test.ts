import { createHash } from "node:crypto";

import { expect, test } from "vitest";

import { cspHash, inlineScripts, inlineStyles, pagePolicy, workerPolicy } from "./security-headers.ts";

const sources = {
  site: "https://site.example",
  content: ["https://cdn.sanity.io"],
  storage: ["https://bucket.oss.example"],
  lake: ["https://abc.api.sanity.io"],
  studio: "https://studio.example",
  players: [],
  isSecure: true,
};
const visitor = { isDraft: false };

function directive(policy: string, name: string): string | undefined {
  return policy.split("; ").find((part) => part.split(" ", 1)[0] === name);
}

test("exactly the inline scripts and styles of the page are allowed", () => {
  const policy = pagePolicy(
    Buffer.from("<script></script><script></script><style></style>"),
    sources,
    visitor,
  );
  expect(directive(policy, "script-src")).toBe(
    "script-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  );
  expect(directive(policy, "style-src")).toBe(
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  );
});

test("no site may frame a visitor's page, and the page may connect only to the site and the file storage", () => {
  const policy = pagePolicy(Buffer.from(""), sources, visitor);
  expect(directive(policy, "default-src")).toBe("default-src 'none'");
  expect(directive(policy, "object-src")).toBe("object-src 'none'");
  expect(directive(policy, "base-uri")).toBe("base-uri 'none'");
  expect(directive(policy, "form-action")).toBe("form-action 'self'");
  expect(directive(policy, "frame-ancestors")).toBe("frame-ancestors 'none'");
  expect(directive(policy, "connect-src")).toBe("connect-src 'self' https://bucket.oss.example");
  expect(directive(policy, "img-src")).toBe("img-src 'self' data: blob: https://cdn.sanity.io");
});

test("only the Studio may frame a preview, which may show the Studio's pictures and connect to the lake; its scripts are restricted as for visitors", () => {
  const policy = pagePolicy(Buffer.from("<script>a()</script>"), sources, { isDraft: true });
  expect(directive(policy, "frame-ancestors")).toBe("frame-ancestors https://studio.example");
  expect(directive(policy, "connect-src")).toContain("https://abc.api.sanity.io");
  expect(directive(policy, "img-src")).toContain(" https://studio.example");
  expect(directive(policy, "script-src")).toMatch(/^script-src 'self' 'sha256-[\w+/=]{44}'$/);
});

test("Google's hosts are allowed only to a page whose root element says that it loads the tags", () => {
  const inside = `<!DOCTYPE html><html lang="en"><body><p data-google-tags=""></p><html data-google-tags="">`;
  for (const html of ["", inside])
    expect(pagePolicy(Buffer.from(html), sources, visitor)).not.toContain("google");
  const policy = pagePolicy(
    Buffer.from(`<!DOCTYPE html><html lang="en" data-google-tags="">`),
    sources,
    visitor,
  );
  expect(directive(policy, "script-src")).toBe("script-src 'self' https://*.googletagmanager.com");
  expect(directive(policy, "connect-src")).toContain("https://*.google-analytics.com");
});

test("only a worker may evaluate code, and it may load files of the build only", () => {
  const policy = workerPolicy(sources);
  expect(directive(policy, "script-src")).toBe("script-src https://site.example/_next/static/ 'unsafe-eval'");
  expect(directive(policy, "connect-src")).toBe("connect-src https://site.example/_next/static/");
  expect(directive(policy, "default-src")).toBe("default-src 'none'");
  for (const kind of [visitor, { isDraft: true }])
    expect(pagePolicy(Buffer.from("<script></script>"), sources, kind)).not.toContain("unsafe-eval");
});

test("on a site without TLS, requests are not upgraded to HTTPS", () => {
  expect(pagePolicy(Buffer.from(""), sources, visitor)).toContain("; upgrade-insecure-requests");
  expect(pagePolicy(Buffer.from(""), { ...sources, isSecure: false }, visitor)).not.toContain("upgrade");
});

test("inlineScripts finds only the scripts that a browser runs", () => {
  const html = [
    `<script src="/_next/a.js" async=""></script>`,
    `<script>self.a = "<b>";</script>`,
    `<script id="_R_">requestAnimationFrame(function(){\n})</script>`,
    `<script type="module">b()</script>`,
    `<script type="application/ld+json">{"@type":"Article"}</script>`,
  ].join("<p>text</p>");
  expect(inlineScripts(html)).toEqual([`self.a = "<b>";`, "requestAnimationFrame(function(){\n})", "b()"]);
});

test("inlineStyles finds the styles of a page", () => {
  expect(inlineStyles("<style data-href='a'>p{}</style><p>")).toEqual(["p{}"]);
});

test("characters beyond ASCII are hashed as the UTF-8 that browsers get", () => {
  const sha256 = createHash("sha256").update("a('Größe 図')").digest("base64");
  const policy = pagePolicy(Buffer.from("<script>a('Größe 図')</script>"), sources, visitor);
  expect(directive(policy, "script-src")).toBe(`script-src 'self' 'sha256-${sha256}'`);
});

test("cspHash returns a quoted SHA-256 source expression", () => {
  expect(cspHash("")).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});
