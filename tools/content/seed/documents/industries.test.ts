import { describe, expect, test } from "vitest";

import { objectsIn } from "../traverse.ts";
import { industries } from "./industries.ts";

test("there are the seven industries; aerospace has the title that the specification gives", () => {
  expect(industries.map(({ _id }) => _id)).toEqual([
    "aerospace-uav",
    "automotive",
    "robotics-automation",
    "communications",
    "consumer-products",
    "industrial",
    "medical",
  ]);
  expect(industries.filter(({ kind }) => kind !== "industry")).toEqual([]);
  expect(industries[0]?.seo?.title).toBe("Aerospace & UAV");
});

describe.each(industries.map((industry) => [industry._id, industry] as const))("%s", (_, industry) => {
  test("has every part of an industry page, in its order", () => {
    expect(industry.blocks.map(({ _key }) => _key)).toEqual([
      "hero",
      "parts",
      "what-matters",
      "chooser",
      "materials",
      "standards",
      "questions",
      "guides",
      "case-studies",
      "call",
    ]);
  });

  test("chooses processes with reasons", () => {
    const needs = objectsIn(industry, "processNeed");
    expect(needs.length).toBeGreaterThanOrEqual(5);
    expect(needs.filter((need) => Reflect.get(need, "reason") === undefined)).toEqual([]);
  });

  test("explains the standards that buyers name", () => {
    const standards = industry.blocks.find(({ _key }) => _key === "standards");
    expect(objectsIn(standards, "glossaryMark").length).toBeGreaterThanOrEqual(4);
  });

  test("answers six to ten questions", () => {
    const count = objectsIn(industry, "question").length;
    expect(count).toBeGreaterThanOrEqual(6);
    expect(count).toBeLessThanOrEqual(10);
  });
});

test("no industry says that a certificate is held", () => {
  expect(JSON.stringify(industries)).not.toMatch(
    /we (are|hold|have)[^.]{0,30}(certif|AS9100|ISO 13485|IATF)/i,
  );
});
