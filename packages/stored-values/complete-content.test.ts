import { expect, test } from "vitest";

import { createCompletion } from "./complete-content.ts";

interface Rule {
  readonly required: () => Rule;
  readonly max: (limit: number) => Rule;
}

const { completeContent, completeInSteps } = createCompletion({
  types: [
    {
      name: "recipe",
      type: "document",
      fields: [
        { name: "title", type: "string", validation: (rule: Rule) => rule.required().max(8) },
        { name: "steps", type: "array", of: [{ type: "step" }], validation: (rule: Rule) => rule.required() },
        { name: "servings", type: "number", options: { list: [2, 4] } },
      ],
    },
    { name: "step", type: "object", fields: [{ name: "more", type: "link", validation: required }] },
    { name: "link", type: "object", fields: [] },
  ],
  textBlock: { styles: [{ value: "normal" }], lists: [], marks: { decorators: [], annotations: [] } },
  inlineTypes: [],
  selectedFields: [{ name: "date", type: "datetime" }],
  longFields: new Set(["svg"]),
  openList: "parts",
  maxSpans: 2,
  linkType: "link",
});

function required(rule: Rule): Rule {
  return rule.required();
}

const WHOLE = { _type: "recipe", _rev: "1", _createdAt: "2026-01-02" };

test("a document has what its schema requires, and nothing that its schema forbids", () => {
  const recipe = { ...WHOLE, steps: [null, { _type: "step" }, "step"], servings: 3, title: 5 };
  completeContent(recipe);
  expect(recipe).toEqual({ ...WHOLE, title: "", steps: [{ _type: "step", more: { _type: "link" } }] });
});

test("a field that no schema has is removed, unless a query selects it", () => {
  const step = { _type: "step", _key: "a", more: { _type: "link" } };
  const recipe = { ...WHOLE, _id: "r", title: "Soup", steps: [step] };
  const hidden = { ref: "x", key: {}, children: [], _weak: true };
  const stored = { ...recipe, ...hidden, steps: [{ ...step, ...hidden }] };
  completeContent(stored);
  expect(stored).toEqual(recipe);
  const selected = { _type: "recipe", count: 3, steps: [] };
  completeContent(selected);
  expect(selected).toEqual({ _type: "recipe", count: 3, steps: [] });
});

test("what a query selects of a document is null where it does not fit", () => {
  const selected = { _type: "recipe", title: "A long title", steps: null, date: "someday" };
  completeContent(selected);
  expect(selected).toEqual({ _type: "recipe", title: "A long t", steps: [], date: null });
});

test("a paragraph has a limited number of spans, with marks that are defined", () => {
  const span = { _type: "span", text: "a", marks: ["em"] };
  const paragraph = {
    _type: "block",
    style: "big",
    markDefs: [],
    children: [span, { ...span }, { ...span }],
  };
  completeContent(paragraph);
  const kept = { ...span, marks: [] };
  expect(paragraph).toEqual({ _type: "block", markDefs: [], children: [kept, kept] });
});

test("others get a turn between the items of a large result", async () => {
  const result = [[{ _type: "recipe", steps: null }], [null]];
  let pauses = 0;
  await completeInSteps(result, async () => void (pauses += 1));
  expect(result).toEqual([[{ _type: "recipe", steps: [] }], []]);
  expect(pauses).toBe(1);
});
