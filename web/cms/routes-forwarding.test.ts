import { expect, test } from "vitest";

import { createRouteMap } from "./route-map.ts";
import { createForwarding } from "./routes-forwarding.ts";

const routes = createRouteMap([
  { _id: "about", _type: "page", path: "/about-us" },
  { _id: "sla", _type: "service", path: "/sla-printing" },
  { _id: "Post-1", _type: "blog", path: "/blog/why-draft-matters" },
]);

const redirect = (
  from: string,
  to: { page?: string; anchor?: string; address?: string },
  isTemporary = false,
) => ({
  from,
  page: to.page ?? null,
  anchor: to.anchor ?? null,
  address: to.address ?? null,
  isTemporary,
});

function finder(...redirects: ReturnType<typeof redirect>[]) {
  const forwarding = createForwarding({ redirects, aliases: [{ _id: "sla", aliases: ["/SLA"] }] }, routes);
  return (path: string) => forwarding.find(path);
}

test("a redirect leads to the path that its page has now, for ever or for a while", () => {
  const find = finder(redirect("/aboutUs", { page: "about" }), redirect("/fair", { page: "sla" }, true));
  expect(find("/aboutus")).toEqual({ to: "/about-us", isPermanent: true });
  expect(find("/fair/")).toEqual({ to: "/sla-printing", isPermanent: false });
});

test("a redirect can lead to a place on a page, or elsewhere", () => {
  const find = finder(
    redirect("/aboutUs/certifications", { page: "about", anchor: "certifications" }),
    redirect("/shop", { address: "https://shop.example/parts" }),
  );
  expect(find("/aboutus/certifications")?.to).toBe("/about-us#certifications");
  expect(find("/shop")?.to).toBe("https://shop.example/parts");
});

test("another path of a page leads to the page", () => {
  expect(finder()("/sla")).toEqual({ to: "/sla-printing", isPermanent: true });
});

test("the id of a blog post leads to the post", () => {
  expect(finder()("/blog/post-1")).toEqual({ to: "/blog/why-draft-matters", isPermanent: true });
});

test("a chain of redirects is one step, and permanent only when every part is", () => {
  const find = finder(
    redirect("/a", { address: "/b" }),
    redirect("/b", { address: "/c" }, true),
    redirect("/c", { page: "about" }),
  );
  expect(find("/a")).toEqual({ to: "/about-us", isPermanent: false });
  expect(find("/c")).toEqual({ to: "/about-us", isPermanent: true });
});

test("a circle of redirects leads nowhere", () => {
  const find = finder(redirect("/a", { address: "/B" }), redirect("/b", { address: "/a" }));
  expect(find("/a")).toBeUndefined();
});

test("a page wins over a redirect from its path", () => {
  expect(finder(redirect("/About-Us", { page: "sla" }))("/about-us")).toBeUndefined();
});

test.each([
  ["a page that is not published", { page: "draft-only" }],
  ["a path that leads nowhere", { address: "/nowhere" }],
  ["a dangerous address", { address: "javascript:alert(1)" }],
  ["another host without a protocol", { address: "//evil.example" }],
  ["nothing yet", {}],
])("a redirect to %s leads nowhere", (_what, to) => {
  expect(finder(redirect("/x", to))("/x")).toBeUndefined();
});
