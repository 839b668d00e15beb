import { expect, test } from "vitest";

import { createNavigate } from "./create-navigate.ts";

function setup() {
  const gone: string[] = [];
  const navigate = createNavigate({
    origin: "https://site.example",
    push: (path) => gone.push(`push ${path}`),
    assign: (address) => gone.push(`assign ${address}`),
  });
  return { navigate, gone };
}

test("a path and an address of this site are gone to within the page", () => {
  const { navigate, gone } = setup();
  navigate("/thankyou?Email=a%40b.example#top");
  navigate("https://site.example/about-us");
  expect(gone).toEqual(["push /thankyou?Email=a%40b.example#top", "push /about-us"]);
});

test.each(["https://other.example/", "//other.example/a", "\\\\other.example"])(
  "%s is refused",
  (address) => {
    const { navigate, gone } = setup();
    expect(() => navigate(address)).toThrow("is another site");
    expect(gone).toEqual([]);
  },
);

test("another site is gone to with the external option", () => {
  const { navigate, gone } = setup();
  navigate("https://other.example/tour", { external: true });
  expect(gone).toEqual(["assign https://other.example/tour"]);
});

test.each([
  "javascript:alert(1)",
  " JavaScript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "file:///etc/passwd",
  "http://[",
])("%s is refused, also with the external option", (address) => {
  const { navigate, gone } = setup();
  expect(() => navigate(address, { external: true })).toThrow("is no web address");
  expect(gone).toEqual([]);
});
