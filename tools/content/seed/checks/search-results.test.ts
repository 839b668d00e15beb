import { expect, test } from "vitest";

import { pages } from "./pages.ts";

/** All routes and their specified titles (docs/behavior.md §2.1), except thank-you pages and posts. */
const ROUTES: readonly (readonly [path: string, title?: string])[] = [
  ["/"],
  ["/printing3d", "3D Printing"],
  ["/sla-printing", "SLA"],
  ["/sls-printing", "SLS"],
  ["/dmls-printing", "DMLS"],
  ["/mjf-printing", "MJF"],
  ["/fdm-printing", "FDM"],
  ["/aerospace-uav", "Aerospace & UAV"],
  ["/automotive"],
  ["/robotics-automation"],
  ["/communications"],
  ["/consumer-products"],
  ["/industrial"],
  ["/medical"],
  ["/product-development"],
  ["/about-us"],
  ["/contact-us"],
  ["/ordering"],
  ["/quality"],
  ["/manufacturing-standards"],
  ["/part-check"],
  ["/Videos"],
  ["/privacy-policy"],
  ["/blog"],
  ["/surface-finish", "Surface Finishing"],
  ["/design-guide"],
  ["/case-studies"],
  ["/finish-samples"],
  ["/yellow-robot"],
  ["/automotive-air-duct"],
  ["/sheet-metal-enclosure"],
  ["/molded-housing"],
  ["/actuator-shaft"],
  ["/die-cast-heat-sink"],
  ["/molding01", "Designing parts for injection molding"],
  ["/design-guideinfo", "Design guide of 3D printing"],
  ["/complex-module01", "Design Guide : Urethane Casting"],
  ["/cnc01", "How to design parts for CNC machining"],
  ["/sheet-metal01", "Sheet Metal Design Guide for Product Manufacturing"],
  ["/turning-guide"],
  ["/bend-data"],
  ["/die-casting-guide"],
  ["/workmanship"],
  ["/workmanship-printing"],
  ["/workmanship-machining"],
  ["/workmanship-molding"],
  ["/workmanship-casting"],
  ["/workmanship-sheet-metal"],
  ["/printing3d-materials"],
  ["/cnc-machining-materials"],
  ["/sheet-metal-materials"],
  ["/urethane-casting-materials", "Vacuum Casting Materials"],
  ["/injection-molding-materials"],
  ["/die-casting-materials"],
  ["/cnc-machining"],
  ["/sheet-metal-fabrication"],
  ["/urethane-casting", "Vacuum Casting"],
  ["/injection-molding"],
  ["/die-casting"],
];

test.each(ROUTES)("%s has its page with the specified title", (path, title) => {
  const own = pages.find((page) => page.path === path)?.seo?.title ?? "";
  expect(own).not.toBe("");
  expect(own).toBe(title ?? own);
});

/** Paths of pages that docs/behavior.md §2.1 does not list. */
const UNLISTED_PATHS = ["/calculators", "/glossary", "/materials"];

test("there are no other pages except grade pages and at least ten posts", () => {
  const known = new Set([...ROUTES.map(([path]) => path), ...UNLISTED_PATHS]);
  const others = pages.filter(({ path }) => !known.has(path));
  const folders = others.map(({ _type, path }) => `${_type} ${path.slice(0, path.lastIndexOf("/"))}`);
  expect(new Set(folders)).toEqual(new Set(["blog /blog", "gradePage /materials"]));
  expect(folders.filter((folder) => folder === "blog /blog").length).toBeGreaterThanOrEqual(10);
});

test("no two pages have the same path, title or description", () => {
  const kinds = [
    pages.map(({ path }) => path.toLowerCase()),
    pages.map(({ seo }) => seo?.title),
    pages.map(({ seo }) => seo?.description),
    pages.map(({ summary }) => summary).filter((summary) => summary !== undefined),
  ];
  for (const values of kinds) expect(values).toEqual([...new Set(values)]);
});

test("titles are at most 60 characters long, descriptions 90 to 160, and summaries at most 200", () => {
  const odd = pages.filter(({ seo, summary = "" }) => {
    const { length } = seo?.description ?? "";
    return (seo?.title ?? "").length > 60 || length < 90 || length > 160 || summary.length > 200;
  });
  expect(odd.map(({ _id }) => _id)).toEqual([]);
});
