import { expect, test } from "vitest";

import { checkSpelling, emailProblem, externalUrlProblem, phoneProblem } from "./link-rules.ts";

test.each(["https://example.com", "HTTPS://example.com/tour?x=1#top", "https://xn--bcher-kva.example/"])(
  "%s can be linked to",
  (address) => {
    expect(externalUrlProblem(address)).toBeUndefined();
  },
);

test.each([
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "blob:https://example.com/1",
  "file:///etc/passwd",
  "http://example.com",
  "//example.com",
  "example.com",
  "",
])("%j is rejected because it does not start with https://", (address) => {
  expect(externalUrlProblem(address)).toBe("Enter the full address, starting with https://");
});

test.each(["https://", "https://exa mple.com", "https://example.com/a\njavascript:alert(1)"])(
  "%j is rejected because it is not an address",
  (address) => {
    expect(externalUrlProblem(address)).toContain("This is not a web address");
  },
);

test("an address with a password is rejected", () => {
  expect(externalUrlProblem("https://bank.example@evil.example")).toContain("Remove the user name");
});

test("an address can have up to 2048 characters", () => {
  const origin = "https://example.com/";
  expect(externalUrlProblem(origin + "a".repeat(2028))).toBeUndefined();
  expect(externalUrlProblem(origin + "a".repeat(2029))).toBe("Use at most 2048 characters");
});

test("an email address is one address without headers or a protocol", () => {
  expect(emailProblem("info@example.com")).toBeUndefined();
  expect(emailProblem("mailto:info@example.com")).toContain("Enter one email address");
  expect(emailProblem("info@example.com?bcc=all@example.com")).toContain("Enter one email address");
  expect(emailProblem("a@example.com b@example.com")).toContain("Enter one email address");
});

test("an email address can have up to 320 characters", () => {
  const host = "@example.com";
  expect(emailProblem("a".repeat(320 - host.length) + host)).toBeUndefined();
  expect(emailProblem("a".repeat(321 - host.length) + host)).toBe("Use at most 320 characters");
});

test("a phone number has digits, spaces, brackets and hyphens, and nothing else", () => {
  expect(phoneProblem("+86 (27) 8426-0000")).toBeUndefined();
  expect(phoneProblem("tel:+8627")).toContain("country code");
  expect(phoneProblem("call us")).toContain("country code");
});

const lake = { fetch: async () => "/privacy-policy" };

test.each([
  ["/privacy-Policy", true],
  ["/privacy", "The path of that page is /privacy-policy. Only the capitalization can differ here"],
  ["//privacy-policy", "The path of that page is /privacy-policy. Only the capitalization can differ here"],
])("a menu entry that spells the path of its page as %s", async (spelling, expected) => {
  const link = { kind: "internal", reference: { _ref: "privacy" } };
  const context = Object.assign(Object.create(null), { parent: { link }, getClient: () => lake });
  expect(await checkSpelling(spelling, context)).toBe(expected);
});
