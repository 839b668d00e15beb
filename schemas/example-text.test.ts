import { expect, test } from "vitest";

import { blocks } from "./blocks/index.ts";
import { optionalExamples, unchangedExamples } from "./example-text.ts";
import { paragraph } from "./objects/prose.ts";

const figure = {
  _type: "keyFigure",
  _key: "a",
  label: "Lead time",
  quantity: { min: 3, max: 7, unit: "day" },
};
const start = {
  fields: [
    { name: "heading", title: "Heading" },
    { name: "steps", title: "Steps" },
    { name: "points", title: "Points" },
    { name: "figures", title: "Figures" },
    { name: "text", title: "Text" },
    { name: "kind", title: "Kind" },
    { name: "limit", title: "At most" },
  ],
  initialValue: {
    heading: "How it works",
    steps: [{ _key: "first", title: "Name the first step", drawing: "process-sla" }],
    points: ["A reason, with a value"],
    figures: [figure],
    text: [{ ...paragraph("Say what it is.", "a"), level: 1 }],
    kind: "note",
    limit: 3,
  },
  publishableExamples: ["heading"],
};

test("every field with its example is reported with its path, except choices and publishable examples", () => {
  expect(unchangedExamples(start.initialValue, start)).toEqual([
    {
      message: "“Steps” still has its example text. Write your own",
      path: ["steps", { _key: "first" }, "title"],
    },
    { message: "“Points” still has its example text. Write your own", path: ["points", 0] },
    {
      message: "“Figures” still has an example value. Enter your own, or add a source if it is correct",
      path: ["figures", { _key: "a" }],
    },
    {
      message: "“Text” still has its example text. Write your own",
      path: ["text", { _key: "a" }, "children", { _key: "a-text" }, "text"],
    },
  ]);
});

test("an address and a date of the example are reported too", () => {
  const examples = {
    fields: [
      { name: "url", title: "Address" },
      { name: "items", title: "Certificates" },
    ],
    initialValue: {
      url: "https://example.com/video",
      items: [{ standard: "ISO", validUntil: "2099-12-31" }],
    },
    publishableExamples: [],
  };
  const items = [{ _key: "a", standard: "ISO 9001:2015", validUntil: "2099-12-31" }];
  expect(unchangedExamples({ url: "https://example.com/video", items }, examples)).toEqual([
    { message: "“Address” still has an example address or date. Enter your own", path: ["url"] },
    {
      message: "“Certificates” still has an example address or date. Enter your own",
      path: ["items", { _key: "a" }, "validUntil"],
    },
  ]);
});

test("an example is found even if it has moved or new values surround it", () => {
  const duration = { _type: "quantity", value: 3, unit: "day" };
  const steps = [
    { _key: "x", title: "Mill" },
    { _key: "y", title: "Name the first step", duration },
  ];
  expect(unchangedExamples({ steps }, start)).toMatchObject([{ path: ["steps", { _key: "y" }, "title"] }]);
});

test.each([
  ["another number", { ...figure, quantity: { ...figure.quantity, max: 5 } }],
  ["another label", { ...figure, label: "Delivery" }],
  ["a source", { ...figure, quantity: { ...figure.quantity, source: "Orders of 2026" } }],
])("a quantity with %s is not the example", (_what, own) => {
  expect(unchangedExamples({ figures: [own] }, start)).toEqual([]);
});

test("a quantity with its fields in another order is still the example", () => {
  const quantity = { unit: "day", max: 7, min: 3 };
  const stored = { quantity, label: "Lead time", _key: "b", _type: "keyFigure" };
  expect(unchangedExamples({ figures: [stored] }, start)).toHaveLength(1);
});

test.each([
  ["steps", ["lead", "steps"]],
  ["drawing", ["heading", "caption"]],
  ["keyFigures", ["lead", "figures"]],
  ["hero", ["heading", "lead"]],
  ["comparison", ["lead", "options"]],
  ["designRule", ["heading", "rule", "values", "reason"]],
  ["specificationTable", ["lead", "rows"]],
  ["timeline", ["lead", "moments"]],
  ["quoteForm", ["lead"]],
  ["industries", ["lead"]],
  ["materialTable", ["lead"]],
  ["divider", []],
])("a new %s reports the examples of these fields: %j", (name, expected) => {
  const block = blocks.find((each) => each.name === name);
  expect(block && unchangedExamples(block.initialValue, block).map(({ path }) => path[0])).toEqual(expected);
});

test.each([
  ["steps", ["lead"]],
  ["keyFigures", ["lead"]],
  ["hero", ["heading", "lead"]],
  ["partCheck", []],
  ["divider", []],
])("the examples of these optional fields of a new %s can be removed together: %j", (name, expected) => {
  const block = blocks.find((each) => each.name === name);
  expect(block && optionalExamples(block.initialValue, block)).toEqual(expected);
});

test("an optional field with a text of its own stays", () => {
  const block = blocks.find(({ name }) => name === "steps");
  const written = { ...block?.initialValue, lead: "A file goes in, a part comes out." };
  expect(block && optionalExamples(written, block)).toEqual([]);
});
