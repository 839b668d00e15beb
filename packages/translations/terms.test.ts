import { expect, test } from "vitest";

import { createTermCheck } from "./terms.ts";

const check = createTermCheck([
  { source: "wall thickness", target: "Wandstärke", avoid: ["Wanddicke"] },
  { source: "hole", target: "Bohrung", others: ["Loch"] },
  { source: "anodizing", target: "Eloxieren" },
  { source: "hard anodizing", target: "Harteloxieren" },
  { source: "draft angle", target: "Entformungsschräge" },
  { source: "cavity", target: "Formnest" },
  { source: "rib", target: "Rippe" },
  { source: "core pull", target: "Kernzug" },
]);

test.each([
  ["Even wall thicknesses", "Gleichmäßige Mindestwandstärken"],
  ["A hole", "Ein Loch"],
  ["Draft angle", "Entformungs\u00ADschräge"],
  ["Holes", "Löcher"],
  ["Draft angle of 1°", "1° Entformungsschräge"],
  ["Hard anodizing", "Harteloxieren"],
  ["Two cavities", "Zwei Formnester"],
  ["Core pulls", "Kernzüge"],
  ["A distribution", "Eine Verteilung"],
  ["See <1>holes</1>", "Siehe <1>Bohrungen</1>"],
])("“%s” is right as “%s”", (source, translation) => {
  expect(check(source, translation)).toEqual([]);
});

test.each([
  [
    "Even wall thickness",
    "Gleichmäßige Wanddicken",
    ["“Wanddicke” for “wall thickness”: write “Wandstärke”"],
  ],
  ["Even wall-thickness", "Gleichmäßige Wände", ["“wall thickness” should be “Wandstärke”"]],
  ["Hard anodizing", "Eloxieren", ["“hard anodizing” should be “Harteloxieren”"]],
  ["Ribs and holes", "Stege und Bohrungen", ["“rib” should be “Rippe”"]],
])("“%s” as “%s”: %s", (source, translation, problems) => {
  expect(check(source, translation)).toEqual(problems);
});

test("a word to avoid is found in a script without spaces", () => {
  const japanese = createTermCheck([
    { source: "general tolerance", target: "普通公差", avoid: ["一般公差"] },
  ]);
  expect(japanese("General tolerance", "寸法の普通公差")).toEqual([]);
  expect(japanese("General tolerance", "寸法の一般公差です")).toEqual([
    "“一般公差” for “general tolerance”: write “普通公差”",
  ]);
});

test("a term may begin with a hyphen, and one without words is none", () => {
  const hyphens = createTermCheck([
    { source: "-axis", target: "achsig" },
    { source: " - ", target: "bis" },
  ]);
  expect(hyphens("5-axis milling", "5-Achs-Fräsen")).toEqual(["“-axis” should be “achsig”"]);
  expect(hyphens(`1 - ${" ".repeat(1_000_000)}2`, "1 2")).toEqual([]);
});
