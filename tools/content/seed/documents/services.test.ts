import { describe, expect, test } from "vitest";

import { objectsIn } from "../traverse.ts";
import { services } from "./services.ts";

const PROCESSES = services.filter(({ _id }) => !["surface-finish", "product-development"].includes(_id));

test("there are the thirteen services, with the titles that the specification gives", () => {
  expect(services.map(({ _id, path, seo }) => [_id, path, seo?.title])).toEqual([
    ["printing3d", "/printing3d", "3D Printing"],
    ["sla-printing", "/sla-printing", "SLA"],
    ["sls-printing", "/sls-printing", "SLS"],
    ["mjf-printing", "/mjf-printing", "MJF"],
    ["dmls-printing", "/dmls-printing", "DMLS"],
    ["fdm-printing", "/fdm-printing", "FDM"],
    ["cnc-machining", "/cnc-machining", "CNC Machining"],
    ["sheet-metal-fabrication", "/sheet-metal-fabrication", "Sheet Metal Fabrication"],
    ["urethane-casting", "/urethane-casting", "Vacuum Casting"],
    ["injection-molding", "/injection-molding", "Injection Molding"],
    ["die-casting", "/die-casting", "Die Casting"],
    ["surface-finish", "/surface-finish", "Surface Finishing"],
    ["product-development", "/product-development", "Product Development"],
  ]);
});

test("the five printing processes belong to 3D printing", () => {
  expect(services.filter(({ partOf }) => partOf?._ref === "printing3d").map(({ _id }) => _id)).toEqual([
    "sla-printing",
    "sls-printing",
    "mjf-printing",
    "dmls-printing",
    "fdm-printing",
  ]);
});

test("the figures of all processes have the same labels, so that cards can be compared", () => {
  for (const { figures } of PROCESSES) {
    expect(figures?.map(({ label }) => label)).toEqual([
      "General tolerance",
      "Maximum part size",
      "Lead time",
      "Quantity",
    ]);
  }
});

describe.each(services.map((service) => [service._id, service] as const))("%s", (_, service) => {
  const types = service.blocks.map(({ _type }) => _type);

  test("has every part of a process page, from the promise to the call", () => {
    expect(types[0]).toBe("hero");
    expect(types[1]).toBe("keyFigures");
    expect(types.at(-1)).toBe("quoteCall");
    expect(types).toEqual(
      expect.arrayContaining(["steps", "drawing", "comparison", "guides", "questions", "caseStudies"]),
    );
    expect(types.filter((type) => type === "hero")).toHaveLength(1);
    const anchors = service.blocks.map(({ anchor }) => anchor);
    expect(anchors).toEqual(expect.arrayContaining(["choose", "design-rules", "questions"]));
    expect(JSON.stringify(service)).toMatch(/"text":"Typical (parts|projects)"/);
  });

  test("shows four figures, and six to ten questions", () => {
    expect(service.figures).toHaveLength(4);
    const [questions] = objectsIn(service, "questions");
    const count = objectsIn(questions, "question").length;
    expect(count).toBeGreaterThanOrEqual(6);
    expect(count).toBeLessThanOrEqual(10);
  });

  test("leads to materials, finishes and an industry", () => {
    const links = JSON.stringify(service.blocks);
    expect(links).toMatch(/"_ref":"[a-z0-9-]+-materials"/);
    expect(links).toContain('"_ref":"surface-finish"');
    expect(links).toMatch(/"_ref":"(aerospace-uav|automotive|robotics-automation|communications|medical)"/);
  });
});

test.each(PROCESSES.map((service) => [service._id, service] as const))(
  "%s has a complete table, its materials and finishes, and says when another process is better",
  (_, service) => {
    const tables = service.blocks.flatMap((block) => (block._type === "specificationTable" ? [block] : []));
    expect(tables.map(({ anchor }) => anchor)).toEqual(["specification", "design-rules"]);
    const [specification, rules] = tables.map(({ rows }) => rows.length);
    expect(specification).toBeGreaterThanOrEqual(12);
    expect(rules).toBeGreaterThanOrEqual(7);

    const types = service.blocks.map(({ _type }) => _type);
    expect(types).toEqual(expect.arrayContaining(["materialTable", "finishTable"]));

    const options = service.blocks.flatMap((block) => (block._type === "comparison" ? block.options : []));
    expect(options[0]?.isThis).toBe(true);
    expect(options[0]?.limits?.length).toBeGreaterThan(1);
    expect(options.slice(1).filter(({ link }) => link?.reference === undefined)).toEqual([]);
    expect(options.length).toBeGreaterThanOrEqual(4);
  },
);

test("each group of figures stands under the words “Typical”", () => {
  for (const service of services) {
    const [, figures] = service.blocks;
    const lead = figures?._type === "keyFigures" ? figures.lead : undefined;
    expect(lead).toMatch(/[Tt]ypical|Usual/);
  }
});
