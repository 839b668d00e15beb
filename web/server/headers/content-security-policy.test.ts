import { expect, test } from "vitest";

import { contentSecurityPolicy } from "./content-security-policy.ts";

const sources = {
  content: ["https://cdn.sanity.io"],
  storage: ["https://bucket.oss.example"],
  lake: ["https://abc.api.sanity.io"],
  studio: "https://studio.example",
  isSecure: true,
};
const visitor = { isDraft: false, hasTags: false };

function directive(policy: string, name: string): string | undefined {
  return policy.split("; ").find((part) => part.split(" ", 1)[0] === name);
}

test("of a page's inline scripts exactly these may run, and nothing else that stands in it", () => {
  const policy = contentSecurityPolicy("<script></script><script></script><style></style>", sources, visitor);
  expect(directive(policy, "script-src")).toBe(
    "script-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  );
  expect(directive(policy, "style-src")).toBe(
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  );
});

test("a visitor's page can be framed by nobody and sends only to the site and the storage", () => {
  const policy = contentSecurityPolicy("", sources, visitor);
  expect(directive(policy, "default-src")).toBe("default-src 'none'");
  expect(directive(policy, "object-src")).toBe("object-src 'none'");
  expect(directive(policy, "base-uri")).toBe("base-uri 'none'");
  expect(directive(policy, "form-action")).toBe("form-action 'self'");
  expect(directive(policy, "frame-ancestors")).toBe("frame-ancestors 'none'");
  expect(directive(policy, "connect-src")).toBe("connect-src 'self' https://bucket.oss.example");
  expect(directive(policy, "img-src")).toBe("img-src 'self' data: blob: https://cdn.sanity.io");
});

test("an editor's preview is framed by the Studio alone, shows its pictures of blocks, and talks to the lake; its scripts are as strict", () => {
  const policy = contentSecurityPolicy("<script>a()</script>", sources, { isDraft: true, hasTags: false });
  expect(directive(policy, "frame-ancestors")).toBe("frame-ancestors https://studio.example");
  expect(directive(policy, "connect-src")).toContain("https://abc.api.sanity.io");
  expect(directive(policy, "img-src")).toContain(" https://studio.example");
  expect(directive(policy, "script-src")).toMatch(/^script-src 'self' 'sha256-[\w+/=]{44}'$/);
});

test("Google's hosts are allowed only when the settings name its tags", () => {
  expect(contentSecurityPolicy("", sources, visitor)).not.toContain("google");
  const policy = contentSecurityPolicy("", sources, { isDraft: false, hasTags: true });
  expect(directive(policy, "script-src")).toBe("script-src 'self' https://*.googletagmanager.com");
  expect(directive(policy, "connect-src")).toContain("https://*.google-analytics.com");
});

test("on a site without TLS nothing is upgraded", () => {
  expect(contentSecurityPolicy("", sources, visitor)).toContain("; upgrade-insecure-requests");
  expect(contentSecurityPolicy("", { ...sources, isSecure: false }, visitor)).not.toContain("upgrade");
});
