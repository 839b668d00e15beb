import { expect, test } from "vitest";

import type { Capability } from "#capabilities/capabilities-query.ts";
import { currentText, figureChoices } from "#capabilities/capability-choices.ts";
import { capabilityUses, shownIn } from "#capabilities/capability-uses.ts";
import { linkPatches, unlinkPatches } from "#capabilities/linked-figure.tsx";
import { sampleCapability } from "#testing/sample-capability.ts";

const largest: Capability = {
  ...sampleCapability,
  _id: "largest",
  name: "Largest part",
  figures: [{ _key: "a", _type: "size", length: 500, width: 400, unit: "mm" }],
};
const time: Capability = {
  ...sampleCapability,
  _id: "time",
  name: "Lead time",
  figures: [{ _key: "a", _type: "quantity", min: 3, max: 10, unit: "business day" }],
};
const all = [sampleCapability, largest, time];

function linked(id: string, fields: object = {}) {
  return { _type: "quantity", capability: { _type: "reference", _ref: id }, ...fields };
}

test("a field offers the figures that fit it, a list all of them", () => {
  const place = { type: "quantity", units: ["mm"] } as const;
  expect(
    figureChoices(all, { ...place, isItem: false }).map(({ title, detail }) => `${title} ${detail}`),
  ).toEqual([
    "CNC: General tolerance ±0.125 mm (up to 300 mm)",
    "CNC: General tolerance ±0.25 mm (300–600 mm)",
  ]);
  expect(figureChoices(all, { ...place, isItem: true }).map(({ value }) => value)).toEqual([
    "tolerance all",
    "tolerance a",
    "tolerance b",
    "largest a",
    "time a",
  ]);
  expect(
    figureChoices(all, { type: "size", units: ["mm"], isItem: false }).map(({ value }) => value),
  ).toEqual(["largest a"]);
});

test("a choice of the first figure follows the capability if its order changes", () => {
  const [first, second] = figureChoices(all, { type: "quantity", units: ["mm"], isItem: false });
  expect([first?.figure, second?.figure]).toEqual([undefined, "b"]);
});

test("a linked quantity has no own numbers, and an unlinked one those of its figure", () => {
  const [choice] = figureChoices(all, { type: "quantity", units: ["mm"], isItem: false });
  const patches = choice ? linkPatches(choice) : [];
  expect(patches.filter(({ type }) => type === "set")).toMatchObject([
    { path: ["capability"], value: { _type: "reference", _ref: "tolerance" } },
  ]);
  expect(patches.filter(({ type }) => type === "unset").map(({ path }) => path[0])).toEqual(
    expect.arrayContaining(["value", "plusMinus", "unit", "note", "source", "figure", "hidesCondition"]),
  );
  expect(unlinkPatches({ _type: "quantity", _key: "v", value: 0.125, unit: "mm" })).toMatchObject([
    { type: "unset", path: ["capability"] },
    { type: "unset", path: ["figure"] },
    { type: "unset", path: ["hidesCondition"] },
    { type: "set", path: ["value"], value: 0.125 },
    { type: "set", path: ["unit"], value: "mm" },
  ]);
});

test("grids and previews show the current numbers of a link", () => {
  expect(currentText(linked("tolerance", { figure: "all" }), all)).toBe(
    "±0.125 mm (up to 300 mm); ±0.25 mm (300–600 mm)",
  );
  expect(currentText({ _type: "quantity", value: 1, unit: "mm" }, all)).toBe("1 mm");
  expect(currentText(linked("unknown"), all)).toBe("");
});

test("the uses of a capability are the blocks and fields that show it, in the draft of a page", () => {
  const row = { _key: "row", values: [linked("tolerance", { figure: "all" }), linked("time")] };
  const page = {
    _id: "cnc",
    _type: "service",
    title: "CNC machining",
    path: "/cnc-machining",
    figures: [{ _key: "f", quantity: linked("tolerance") }],
    blocks: [
      { _type: "divider", _key: "line" },
      { _type: "specificationTable", _key: "table", heading: "Specifications", rows: [row] },
    ],
  };
  const uses = capabilityUses("tolerance", [
    { ...page, figures: [] },
    { ...page, _id: "drafts.cnc" },
  ]);
  expect(uses).toEqual([
    {
      document: { ...page, _id: "drafts.cnc" },
      place: expect.any(String),
      field: "figures",
      figures: [undefined],
    },
    expect.objectContaining({
      place: "Blocks › Specification table “Specifications”",
      field: 'blocks[_key=="table"]',
      figures: ["all"],
    }),
  ]);
  const texts = new Map([["a", "±0.125 mm"]]);
  expect(uses.map((use) => shownIn(use, texts))).toEqual(["±0.125 mm", "all figures"]);
});
