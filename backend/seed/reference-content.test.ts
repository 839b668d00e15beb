import { expect, test } from "vitest";

import { materialProperties } from "../../schemas/material-properties.ts";
import { unevenRows } from "../../schemas/objects/table.ts";
import { pathProblem } from "../../schemas/path.ts";
import { quantityProblem } from "../../schemas/quantity.ts";
import { blogPosts } from "./documents/blog-posts.ts";
import { caseStudies } from "./documents/case-studies.ts";
import { finishes } from "./documents/finishes.ts";
import { glossary } from "./documents/glossary.ts";
import { grades } from "./documents/grades.ts";
import { guides } from "./documents/guides.ts";
import { lists } from "./documents/lists.ts";
import { materials } from "./documents/materials.ts";
import { SITE_IDS } from "./documents/site-ids.ts";
import { fieldsOf, textsIn } from "./walk.ts";
import { wordsIn } from "./words-in.ts";

const pages = [...materials, ...guides, ...caseStudies, ...lists, ...blogPosts];
const all = [...pages, ...grades, ...finishes, ...glossary];

const elsewhere = new Set(SITE_IDS);

/** The value of every field with this name. */
function every(field: string, value: unknown): unknown[] {
  return fieldsOf(value).flatMap((found) => (found.field === field ? [found.value] : []));
}

test("there is all that the materials, guides, cases and the blog need", () => {
  expect(materials.map(({ _id }) => _id)).toEqual([
    "printing3d-materials",
    "cnc-machining-materials",
    "sheet-metal-materials",
    "urethane-casting-materials",
    "injection-molding-materials",
    "die-casting-materials",
  ]);
  expect(guides).toHaveLength(5);
  expect(caseStudies.map(({ isRepresentative }) => isRepresentative)).toEqual([true, true]);
  expect(lists.map(({ path }) => path)).toEqual(["/design-guide", "/case-studies", "/Videos", "/blog"]);
  expect(grades).toHaveLength(145);
  expect(finishes).toHaveLength(29);
  expect(blogPosts.length).toBeGreaterThanOrEqual(10);
});

test("no two documents have the same id, path or description", () => {
  for (const values of [
    all.map(({ _id }) => _id),
    pages.map(({ path }) => path),
    textsIn(pages, "description"),
  ])
    expect(values).toEqual([...new Set(values)]);
});

test("references lead to documents that exist", () => {
  const ids = new Set(all.map(({ _id }) => _id));
  expect(textsIn(all, "_ref").filter((id) => !ids.has(id) && !elsewhere.has(id))).toEqual([]);
});

test("links to a place on a page of this group find an anchor", () => {
  const anchors = new Map(pages.map((page) => [page._id, new Set(textsIn(page.blocks, "anchor"))]));
  const links = every("reference", all).length;
  expect(links).toBeGreaterThan(100);
  const lost = every("link", all)
    .concat(every("markDefs", all).flat())
    .flatMap((link: unknown) => {
      const anchor: unknown = Object(link)["anchor"];
      const target: unknown = Object(Object(link)["reference"])["_ref"];
      if (typeof anchor !== "string" || typeof target !== "string") return [];
      const known = anchors.get(target);
      return known === undefined || known.has(anchor) ? [] : [`${target}#${anchor}`];
    });
  expect(lost).toEqual([]);
});

test("each page has a path, a title and a description that search engines can show, and one main heading", () => {
  for (const page of pages) {
    expect([page._id, pathProblem(page.path)]).toEqual([page._id, undefined]);
    expect(page.seo?.title?.length ?? 99).toBeLessThanOrEqual(60);
    const length = page.seo?.description?.length ?? 0;
    expect([page._id, length >= 70 && length <= 160]).toEqual([page._id, true]);
    expect(page.blocks.filter(({ _type }) => _type === "hero")).toHaveLength(1);
    expect(page.summary?.length ?? 999).toBeLessThanOrEqual(200);
  }
});

test("texts keep the lengths that the Studio allows", () => {
  const limits = [
    ["heading", 90],
    ["lead", 320],
    ["label", 80],
    ["caption", 200],
    ["explanation", 400],
    ["rule", 600],
    ["note", 160],
    ["question", 200],
    ["prefill", 500],
    ["name", 80],
  ] as const;
  for (const [field, limit] of limits)
    expect([field, textsIn(all, field).filter((words) => words.length > limit)]).toEqual([field, []]);
  for (const field of ["strengths", "limits", "uses", "standards", "materials"])
    expect(
      every(field, [...grades, ...finishes])
        .flat()
        .filter((line) => String(line).length > 160),
    ).toEqual([]);
});

test("figures can be shown: a number and a unit that its property allows", () => {
  const quantities = every("quantity", all).concat(
    ...["recommended", "minimum"].map((field) => every(field, guides)),
  );
  for (const property of Object.keys(materialProperties)) quantities.push(...every(property, grades));
  quantities.push(...every("roughness", finishes), ...every("thickness", finishes));
  expect(quantities.length).toBeGreaterThan(1000);
  expect(quantities.filter((quantity) => quantityProblem(Object(quantity)) !== undefined)).toEqual([]);
});

test("each grade has a source, a limit and a use, and nearly all have a density", () => {
  expect(grades.filter(({ source, limits, uses }) => !source || !limits?.length || !uses?.length)).toEqual(
    [],
  );
  expect(grades.filter(({ density }) => density === undefined).length).toBeLessThan(15);
});

test("each design rule gives its values and its reason", () => {
  const rules = guides.flatMap(({ blocks }) => blocks.filter((block) => block._type === "designRule"));
  expect(rules.length).toBeGreaterThan(50);
  expect(rules.filter(({ values, reason }) => !values?.length || !reason?.length)).toEqual([]);
});

test("no table has a number without its unit, or a row that is too short", () => {
  const tables = every("text", pages)
    .flat()
    .filter((part) => Object(part)["_type"] === "table");
  expect(tables.length).toBeGreaterThan(30);
  expect(tables.filter((part) => unevenRows(Object(part)).length > 0)).toEqual([]);
  const cells = tables.flatMap((part) => every("cells", part).flat().map(String));
  expect(cells.filter((cell) => /^[±−+≥≤<>]?\s?\d[\d.,–]*$/.test(cell))).toEqual([]);
});

test("nothing is a placeholder", () => {
  expect(
    wordsIn(all).filter((words) => /lorem|ipsum|\btodo\b|\btbd\b|coming soon|placeholder|xxx/i.test(words)),
  ).toEqual([]);
});

test("posts have 700 to 1,400 words, a table or a drawing, and a link to a guide or page", () => {
  const counted = blogPosts.map((post) => {
    const words = wordsIn(post.blocks).join(" ").split(/\s+/).length;
    const shows = every("_type", post.blocks).some((type) => type === "table" || type === "drawing");
    return { id: post._id, isLongEnough: words >= 700, isShortEnough: words <= 1400, shows, words };
  });
  expect(counted.filter((post) => !post.isLongEnough || !post.isShortEnough || !post.shows)).toEqual([]);
});

test("no page of this group is an orphan", () => {
  const linked = new Set(textsIn(all, "_ref"));
  const listed = new Set(["blog", "case-studies", "videos", "design-guide"]);
  expect(pages.map(({ _id }) => _id).filter((id) => !linked.has(id) && !listed.has(id))).toEqual([]);
});

test("sentences are short enough for readers whose first language is another", () => {
  const long = wordsIn(pages)
    .flatMap((words) => words.split(/(?<=[.?!:;])\s/))
    .filter((sentence) => sentence.split(/\s+/).length > 45);
  expect(long).toEqual([]);
});
