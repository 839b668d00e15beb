import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { pathProblem } from "../../schemas/path.ts";
import { seedDocuments } from "./documents.ts";

/** Everything in the seed that has the field, with the value of the field. */
function every(field: string, value: unknown = seedDocuments): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  const own = Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    name === field ? [inner] : [],
  );
  return [...own, ...Object.values(value).flatMap((inner) => every(field, inner))];
}

function strings(field: string): string[] {
  return every(field).filter((value) => typeof value === "string");
}

/** Spec §2, "Public routes", but for the thank-you pages, which are the site's own, and the single posts. */
const PUBLIC_ROUTES =
  `/ /printing3d /sla-printing /sls-printing /dmls-printing /mjf-printing /fdm-printing /aerospace-uav
  /automotive /robotics-automation /communications /consumer-products /industrial /medical /product-development /about-us
  /contact-us /Videos /privacy-policy /blog /surface-finish /design-guide /case-studies /yellow-robot /automotive-air-duct
  /molding01 /design-guideinfo /complex-module01 /cnc01 /sheet-metal01 /printing3d-materials /cnc-machining-materials
  /sheet-metal-materials /urethane-casting-materials /injection-molding-materials /die-casting-materials /cnc-machining
  /sheet-metal-fabrication /urethane-casting /injection-molding /die-casting`.split(/\s+/);

test("every public route of Spec §2 has its page, and at least ten posts are in the blog", () => {
  const paths = strings("path");
  expect(PUBLIC_ROUTES.filter((route) => !paths.includes(route))).toEqual([]);
  expect(paths.filter((path) => path.startsWith("/blog/")).length).toBeGreaterThanOrEqual(10);
});

test("each path is one the Studio would accept, and its own", () => {
  const paths = strings("path");
  expect(paths.filter((path) => pathProblem(path) !== undefined)).toEqual([]);
  expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length);
});

test("references lead to documents of the seed", () => {
  const ids = new Set(seedDocuments.map(({ _id }) => _id));
  expect(strings("_ref").filter((id) => !ids.has(id))).toEqual([]);
});

test("each picture is there, at most 350 kB, and says what it shows", () => {
  const files = strings("_sanityAsset").map((asset) =>
    join(import.meta.dirname, asset.replace("image@file://", "")),
  );
  expect(files).not.toEqual([]);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(files.filter((file) => statSync(file).size > 350_000)).toEqual([]);
  expect(strings("alt").filter((alt) => alt.length < 30 || alt.length > 250)).toEqual([]);
});

test("no page shows a picture twice", () => {
  for (const document of seedDocuments) {
    const shown = every("_sanityAsset", "blocks" in document ? document.blocks : []);
    expect(shown).toEqual([...new Set(shown)]);
  }
});

test("whatever stands in an array has a key that nothing else there has", () => {
  const lists = ["blocks", "actions", "text", "children", "markDefs", "socialLinks"]
    .flatMap((field) => every(field))
    .filter(Array.isArray);
  expect(lists.length).toBeGreaterThan(50);
  for (const list of lists) {
    const keys = list.map((item: unknown) => Object(item)["_key"]);
    expect(keys.every((key) => typeof key === "string" && key !== "")).toBe(true);
    expect(new Set(keys).size).toBe(keys.length);
  }
});

test("headings, introductions, labels and captions are as short as the Studio wants them", () => {
  expect([
    longer("heading", 90),
    longer("lead", 320),
    longer("label", 40),
    longer("caption", 200),
    longer("description", 160),
  ]).toEqual([[], [], [], [], []]);
});

function longer(field: string, limit: number): string[] {
  return strings(field).filter((text) => text.length > limit);
}
