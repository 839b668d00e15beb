import { expect, test } from "vitest";

import {
  capabilityIdsIn,
  figuresById,
  fillFigures,
  linkedFiguresIn,
  withFigures,
} from "./capability-figures.ts";

const upTo300 = {
  _key: "up-to-300",
  _type: "quantity",
  value: 0.125,
  plusMinus: true,
  unit: "mm",
  note: "up to 300 mm",
};
const upTo600 = {
  _key: "up-to-600",
  _type: "quantity",
  value: 0.25,
  plusMinus: true,
  unit: "mm",
  note: "300–600 mm",
};
const largest = {
  _key: "standard",
  _type: "size",
  length: 736,
  width: 635,
  height: 533,
  unit: "mm",
  value: null,
};

const capabilities = figuresById([
  { _id: "tolerance", figures: [upTo300, upTo600] },
  { _id: "largest", figures: [largest] },
  { _id: "empty", figures: null },
]);

/** A quantity that refers to a capability. */
function linked(id: string, fields: object = {}) {
  return { _type: "quantity", capability: { _type: "reference", _ref: id }, ...fields };
}

const plain = { _type: "quantity", value: 0.125, plusMinus: true, unit: "mm" };

test("a linked quantity shows the first figure of its capability with its condition", () => {
  expect(withFigures({ quantity: linked("tolerance") }, capabilities)).toEqual({
    quantity: { ...plain, note: "up to 300 mm" },
  });
});

function shownWith(fields: object) {
  return withFigures(linked("tolerance", fields), capabilities);
}

test("it can show another figure, another condition or none", () => {
  expect(shownWith({ figure: "up-to-600" })).toEqual({ ...plain, value: 0.25, note: "300–600 mm" });
  expect(shownWith({ note: "short parts" })).toEqual({ ...plain, note: "short parts" });
  expect(shownWith({ hidesCondition: true })).toEqual(plain);
});

test("a condition that is not translated keeps its language, whether it is its own or that of the capability", () => {
  const foreign = { note: "en" };
  const untranslated = figuresById([{ _id: "tolerance", figures: [{ ...upTo300, foreign }] }]);
  const shown = (fields: object) => withFigures(linked("tolerance", fields), untranslated);
  expect(shown({})).toEqual({ ...plain, note: "up to 300 mm", foreign });
  expect(shown({ note: "kurze Teile" })).toEqual({ ...plain, note: "kurze Teile" });
  expect(shown({ note: "short", foreign: { note: "fr" } })).toEqual({
    ...plain,
    note: "short",
    foreign: { note: "fr" },
  });
  expect(shown({ hidesCondition: true })).toEqual(plain);
});

test("an item of a list can show all figures, each with a key of its own", () => {
  const values = [
    { _type: "quantity", _key: "own", value: 1, unit: "mm" },
    linked("tolerance", { _key: "a", figure: "all" }),
  ];
  expect(withFigures({ values }, capabilities)).toEqual({
    values: [
      values[0],
      { ...plain, _key: "a-up-to-300", note: "up to 300 mm" },
      { ...plain, _key: "a-up-to-600", value: 0.25, note: "300–600 mm" },
    ],
  });
  const without = { values: [linked("tolerance", { _key: "a", figure: "all", hidesCondition: true })] };
  expect(JSON.stringify(withFigures(without, capabilities))).not.toContain("note");
});

test.each([
  ["an unpublished capability", linked("unknown")],
  ["a capability without figures", linked("empty")],
  ["a figure that is gone", linked("tolerance", { figure: "above-600" })],
  ["a size in a field for figures", linked("largest")],
])("%s leaves no empty quantity", (_what, quantity) => {
  expect(withFigures({ label: "Tolerance", quantity }, capabilities)).toEqual({ label: "Tolerance" });
});

test("an item without a figure is removed from its list", () => {
  expect(withFigures([linked("unknown", { _key: "a" }), { _type: "size", length: 1 }], capabilities)).toEqual(
    [{ _type: "size", length: 1 }],
  );
});

test("a list of figures can show a size, without the fields that the query returned as null", () => {
  expect(withFigures([linked("largest", { _key: "a" })], capabilities)).toEqual([
    { _type: "size", _key: "a", length: 736, width: 635, height: 533, unit: "mm" },
  ]);
});

function sentenceWith(figure: object) {
  return {
    _type: "block",
    children: [{ _type: "span", text: "We hold " }, figure, { _type: "span", text: " on short parts." }],
  };
}

test("a sentence never has a hole", () => {
  expect(withFigures(sentenceWith(linked("tolerance", { _key: "a" })), capabilities)).toEqual(
    sentenceWith({ ...plain, _key: "a", note: "up to 300 mm" }),
  );
  expect(withFigures(sentenceWith(linked("unknown", { _key: "a" })), capabilities)).toEqual(
    sentenceWith({ _type: "span", _key: "a", marks: [], text: "the agreed value" }),
  );
});

test("linked quantities are found at any depth, and each capability once", () => {
  const page = {
    blocks: [
      {
        rows: [{ values: [linked("tolerance"), linked("tolerance", { figure: "all" })] }, linked("largest")],
      },
    ],
    other: { _type: "processNeed", capability: { _ref: "not-a-quantity" } },
  };
  expect(linkedFiguresIn(page)).toHaveLength(3);
  expect(capabilityIdsIn(page)).toEqual(["largest", "tolerance"]);
});

test("a value without links stays the same", () => {
  const page = { blocks: [{ values: [upTo300] }], title: "CNC", empty: null };
  const copy = structuredClone(page);
  fillFigures(page, capabilities);
  expect(page).toEqual(copy);
});
