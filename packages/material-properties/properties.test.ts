import { hasImperial } from "quantities/quantity.ts";
import { expect, test } from "vitest";

import { materialClass, metals } from "./classes.ts";
import { propertyFacts, propertyGroups, propertyNames, propertyTitle } from "./properties.ts";

test("each property has a title of its own, and belongs to a part of the data sheet", () => {
  const titles = propertyNames.map((name) => propertyFacts(name).title);
  expect(new Set(titles).size).toBe(titles.length);
  for (const name of propertyNames) expect(propertyGroups).toHaveProperty(propertyFacts(name).group);
});

test("a property that metals do not have has no name and no standard for them", () => {
  const absent = propertyNames.filter((name) => propertyFacts(name).absent?.families.includes(metals[0]));
  expect(absent).not.toEqual([]);
  for (const name of absent) {
    const { titles, method } = propertyFacts(name);
    expect.soft(titles ?? {}, name).not.toHaveProperty("metals");
    expect.soft(method ?? {}, name).not.toHaveProperty("metals");
  }
});

test("a property has the name of a class only if all materials are of it", () => {
  const named = propertyNames.flatMap((name) =>
    Object.entries(propertyFacts(name).titles ?? {}).map(([ofClass, title]) => ({ name, ofClass, title })),
  );
  const families = { metals: "Titanium", plastics: "POM", elastomers: "Elastomer" };
  expect(named).not.toEqual([]);
  for (const { name, ofClass, title } of named) {
    const own = Object.values(families).filter((family) => materialClass(family) === ofClass);
    expect(propertyTitle(name, own)).toBe(title);
    expect(propertyTitle(name, Object.values(families))).toBe(propertyFacts(name).title);
  }
});

test("strengths are also shown in ksi", () => {
  expect(hasImperial(propertyFacts("tensileStrength"))).toBe(true);
});
