import { expect, test } from "vitest";

import { pathProblem } from "../../../schemas/fields/path.ts";
import { navigationTo } from "./navigation.ts";
import { redirectsTo } from "./redirects.ts";

/** A set of ids that contains every id. */
const every: ReadonlySet<string> = Object.assign(new Set<string>(), { has: () => true });

test("the header has the specified menus and groups", () => {
  const { menus } = navigationTo(every);
  const outline = menus.map(({ label, items }) => [
    label,
    items.map((item) => (item._type === "menuGroup" ? `${item.label} (${item.items.length})` : item.label)),
  ]);
  expect(outline).toEqual([
    [
      "Capabilities",
      [
        "3D Printing (5)",
        "CNC machining",
        "Sheet metal fabrication",
        "Vacuum casting",
        "Injection molding",
        "Die casting",
      ],
    ],
    [
      "Resources",
      [
        "Surface finish",
        "Materials (6)",
        "Design guide",
        "Case studies",
        "Calculators",
        "Manufacturing standards",
        "Part check",
        "All materials",
        "Workmanship",
        "Finish samples",
      ],
    ],
    ["About", ["About us", "Contact us", "Blog", "Videos", "Privacy policy", "Ordering", "Quality"]],
    [
      "Industries",
      [
        "Aerospace & UAV",
        "Automotive",
        "Robotics & automation",
        "Communications",
        "Consumer products",
        "Industrial",
        "Medical",
        "Product development",
      ],
    ],
  ]);
});

test("the footer has four columns", () => {
  const columns = navigationTo(every).footerColumns?.map(({ title, items }) => [title, items.length]);
  expect(columns).toEqual([
    ["Capabilities", 11],
    ["Resources", 15],
    ["About", 7],
    ["Industries", 8],
  ]);
});

test("menus and redirects leave out missing pages", () => {
  const ids = new Set(["sla-printing", "about-us"]);
  const { menus } = navigationTo(ids);
  expect(menus).toMatchObject([
    { label: "Capabilities", items: [{ label: "3D Printing", items: [{ label: "SLA" }] }] },
    { label: "About", items: [{ label: "About us" }] },
  ]);
  expect(new Set(redirectsTo(ids).map(({ page }) => page?._ref))).toEqual(ids);
});

test("old names redirect permanently, from paths the Studio accepts", () => {
  const redirects = redirectsTo(every);
  const leads = Object.fromEntries(redirects.map(({ from, page, anchor }) => [from, [page?._ref, anchor]]));
  expect(leads).toMatchObject({
    "/aboutUs": ["about-us", undefined],
    "/DieCsting": ["die-casting", undefined],
    "/home": ["home", undefined],
    "/aboutUs/certifications": ["about-us", "certifications"],
    "/DesignGuide/sheetMetal01": ["sheet-metal01", undefined],
  });
  expect(redirects.filter(({ permanent }) => permanent !== true)).toEqual([]);
  expect(redirects.flatMap(({ from }) => pathProblem(from) ?? [])).toEqual([]);
  expect(new Set(redirects.map(({ _id }) => _id)).size).toBe(redirects.length);
});
