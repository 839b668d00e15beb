import { expect, test } from "vitest";

import { blogPosts } from "../documents/blog-posts.ts";
import { caseStudies } from "../documents/case-studies.ts";
import { finishes } from "../documents/finishes.ts";
import { pagesOfGrades } from "../documents/grade-pages.ts";
import { grades } from "../documents/grades.ts";
import { guides } from "../documents/guides.ts";
import { materials } from "../documents/materials.ts";
import { services } from "../documents/services.ts";
import { objectsIn, textsIn } from "../traverse.ts";

test("each grade has a source, a limit and a use, and nearly all have a density", () => {
  const unfinished = grades.filter(({ source, limits, uses }) => !source || !limits?.length || !uses?.length);
  expect(unfinished.map(({ _id }) => _id)).toEqual([]);
  expect(grades).toHaveLength(149);
  expect(grades.filter(({ density }) => density === undefined).length).toBeLessThan(15);
});

test("each materials page compares 14 to 45 grades", () => {
  const counted = materials.map((page) => {
    const own = new Set(textsIn(page.services, "_ref"));
    return [
      page._id,
      grades.filter((grade) => textsIn(grade.services, "_ref").some((id) => own.has(id))).length,
    ];
  });
  expect(counted.filter(([, count]) => Number(count) < 14 || Number(count) > 45)).toEqual([]);
});

test("each process answers six to ten questions, none repeated", () => {
  for (const service of services) {
    const asked = textsIn(objectsIn(service.blocks, "question"), "question");
    expect([service._id, asked.length >= 6 && asked.length <= 10]).toEqual([service._id, true]);
  }
  const all = textsIn(objectsIn(services, "question"), "question");
  expect(all).toEqual([...new Set(all)]);
});

/** Anchors of the tables and rules each guide must have. */
const GUIDES: Readonly<Record<string, readonly string[]>> = {
  molding01: ["walls-by-resin", "draft", "gates", "tolerance", "spi-finishes", "vdi-textures", "defects"],
  "design-guideinfo": ["side-by-side", "walls", "clearance", "overhangs", "tolerance", "files"],
  "complex-module01": ["walls", "draft", "mold-life", "tolerance", "molds", "compared"],
  cnc01: ["iso-2768", "flatness", "fits", "tap-drills", "roughness"],
  "turning-guide": ["slender", "threads", "concentricity", "parting", "thread-reliefs", "bars"],
  "bend-data": ["mild-steel", "stainless", "aluminum", "smallest-radius", "formulas"],
  "die-casting-guide": [
    "walls",
    "draft",
    "holes",
    "parting-line",
    "machining",
    "tolerance-table",
    "finishes",
  ],
  "workmanship-printing": ["layer-steps", "support-marks", "warp", "trapped-material", "closed-holes"],
  "workmanship-machining": ["burrs", "chatter", "steps", "scratches", "threads"],
  "workmanship-molding": ["sink", "weld-lines", "flash", "short-shots", "warp", "drag-marks"],
  "workmanship-casting": ["bubbles", "copied-marks", "porosity", "cold-shuts", "flash", "blisters"],
  "workmanship-sheet-metal": ["cut-edges", "cracked-bends", "die-marks", "weld-distortion", "coating"],
  "sheet-metal01": ["bend-radius", "k-factor", "bend-allowance", "gauge", "v-die"],
};

test.each(guides.map((guide) => [guide._id, guide] as const))("%s has its tables and rules", (id, guide) => {
  const anchors = new Set(guide.blocks.map(({ anchor }) => anchor));
  expect(GUIDES[id]?.filter((anchor) => !anchors.has(anchor))).toEqual([]);
});

test("the rules of workmanship guides are counted as defects", () => {
  const named = guides.filter(({ ruleName }) => ruleName === "defect").map(({ _id }) => _id);
  expect(named.toSorted()).toEqual(
    guides
      .map(({ _id }) => _id)
      .filter((id) => id.startsWith("workmanship-"))
      .toSorted(),
  );
});

test("each guide has a calculator, and each page about materials or grades has the weight calculator", () => {
  expect(guides.filter((page) => objectsIn(page, "calculator").length === 0).map(({ _id }) => _id)).toEqual(
    [],
  );
  const unweighed = [...materials, ...pagesOfGrades].filter(
    (page) => !textsIn(objectsIn(page, "calculator"), "kind").includes("weight"),
  );
  expect(unweighed.map(({ _id }) => _id)).toEqual([]);
});

test("each design rule gives its values and its reason", () => {
  const rules = guides.flatMap(({ blocks }) => blocks.filter((block) => block._type === "designRule"));
  expect(rules.length).toBeGreaterThan(50);
  expect(rules.filter(({ values, reason }) => !values?.length || !reason?.length)).toEqual([]);
});

test("surface finishing has the Ra, SPI and VDI 3400 scales, and lists the finishes of each process", () => {
  const page = services.find(({ _id }) => _id === "surface-finish");
  const captions = textsIn(objectsIn(page, "table"), "caption").join("\n");
  expect(captions).toMatch(/Ra|roughness/i);
  expect(captions).toMatch(/SPI/);
  expect(captions).toMatch(/VDI/);
  expect(captions).toMatch(/Finishes for printed/);
  expect(captions).toMatch(/Finishes for machined/);
  expect(objectsIn(page, "finishTable")).toHaveLength(1);
});

test("case studies say that they are representative", () => {
  expect(caseStudies.map(({ isRepresentative }) => isRepresentative)).toEqual(caseStudies.map(() => true));
  expect(JSON.stringify(caseStudies)).not.toMatch(/our (customer|client)/i);
});

test("each finish has materials, processes and a cost level, and most have colors", () => {
  const unfinished = finishes.filter(
    ({ materials: works, services: processes, costIndex }) =>
      !works?.length || !processes?.length || costIndex === undefined,
  );
  expect(unfinished.map(({ _id }) => _id)).toEqual([]);
  expect(finishes.filter(({ colours }) => colours === undefined).map(({ _id }) => _id)).toEqual([]);
});

test("each post has a table or a drawing", () => {
  const plain = blogPosts.filter(
    ({ blocks }) => objectsIn(blocks, "table").length + objectsIn(blocks, "drawing").length === 0,
  );
  expect(plain.map(({ _id }) => _id)).toEqual([]);
});
