import { expect, test } from "vitest";

import { createNavigate } from "./navigate.ts";

function setup() {
  const visited: string[] = [];
  const navigate = createNavigate({
    origin: "https://site.example",
    push: (path) => visited.push(`push ${path}`),
    assign: (address) => visited.push(`assign ${address}`),
  });
  return { navigate, visited };
}

test("a path and an address of this site are pushed to the router", () => {
  const { navigate, visited } = setup();
  navigate("/thankyou?Email=a%40b.example#top");
  navigate("https://site.example/about-us");
  expect(visited).toEqual(["push /thankyou?Email=a%40b.example#top", "push /about-us"]);
});

test.each(["https://other.example/", "//other.example/a", "\\\\other.example"])(
  "%s is rejected",
  (address) => {
    const { navigate, visited } = setup();
    expect(() => navigate(address)).toThrow("is another site");
    expect(visited).toEqual([]);
  },
);

test("another site is allowed with the external option", () => {
  const { navigate, visited } = setup();
  navigate("https://other.example/tour", { external: true });
  expect(visited).toEqual(["assign https://other.example/tour"]);
});

test.each([
  "javascript:alert(1)",
  " JavaScript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "file:///etc/passwd",
  "http://[",
])("%s is rejected, even with the external option", (address) => {
  const { navigate, visited } = setup();
  expect(() => navigate(address, { external: true })).toThrow("is not a web address");
  expect(visited).toEqual([]);
});
