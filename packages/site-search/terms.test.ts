import { expect, test } from "vitest";

import { readingsOf, termsOf } from "./terms.ts";

test.each([
  ["aluminium", "aluminum"],
  ["anodised", "anodizing"],
  ["moulds", "mold"],
  ["colour", "color"],
  ["grey", "gray"],
  ["fibre", "fibers"],
  ["vapour", "vapor"],
  ["radii", "radius"],
  ["bending", "bends"],
  ["tapped", "taps"],
  ["machined", "machining"],
  ["tolerances", "tolerance"],
  ["Crème", "creme"],
  ["0,05", "0.05"],
  [".5", "0.50"],
  ["1,000", "1000"],
  ["T-slots", "t-slot"],
])("%s and %s are one term", (one, other) => {
  expect(termsOf(one)[0]).toBe(termsOf(other)[0]);
});

test.each([
  ["Ra 1.6", "ra1.6"],
  ["M 3", "m3"],
  ["PA 12", "pa12"],
  ["0.5 mm", "0.5mm"],
  ["6061-T6", "t6"],
  ["Ti-6Al-4V", "ti6al4v"],
  ["17-4PH", "17-4"],
  ["±0.05 mm", "±0.05mm"],
  ["±0.05 mm", "0.05"],
  ["0.3%", "0.3%"],
  ["1/4-20 UNC", "1/4-20"],
  ["M6x1", "m6"],
  ["M6x1", "1"],
  ["Ø6", "6"],
  ["⌀6", "6"],
  ["ISO2768mK", "2768"],
  ["ISO2768-mK", "mk"],
  ["DIN933", "din"],
  ["alu\u00adminium", "aluminum"],
])("%s contains the term %s", (text, term) => {
  expect(termsOf(text)).toContain(term);
});

test("words such as “at” are not joined with the number after them", () => {
  expect(termsOf("at 20")).toEqual(["at", "20"]);
});

test("short words, and endings that belong to the word, do not change", () => {
  expect(termsOf("ring die brass gas")).toEqual(["ring", "die", "brass", "gas"]);
});

test("the number of cached words is limited", () => {
  const before = readingsOf("gusset");
  expect(readingsOf("gusset")).toBe(before);
  for (let number = 0; number < 25_000; number += 1) readingsOf(`word${number}`);
  expect(readingsOf("gusset")).not.toBe(before);
});
