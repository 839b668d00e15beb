import { expect, test } from "vitest";

import { linkProblem, problemWithCurrentFigures } from "./linked-figure.ts";
import { quantityProblemOf } from "./quantity-field.ts";

/** A validation context with a client of its own, because answers are shared for a moment. */
function contextOf(path: (string | { _key: string })[], drafts?: readonly object[]) {
  const capabilities = [
    {
      _id: "tolerance",
      figures: [{ _key: "a", _type: "quantity", value: 0.1, plusMinus: true, unit: "mm" }],
    },
    { _id: "largest", figures: [{ _key: "a", _type: "size", length: 500, width: 400, unit: "mm" }] },
  ];
  const client = {
    fetch: async (_query: string, _params: object, { perspective }: { perspective: string }) =>
      perspective === "drafts" ? (drafts ?? capabilities) : capabilities,
  };
  return Object.assign(Object.create(null), { path, getClient: () => client });
}

function linked(id: string, fields: object = {}) {
  return { _type: "quantity", capability: { _ref: id }, ...fields };
}

const ITEM = ["values", { _key: "v" }];
const FIELD = ["quantity"];
const TEXT = ["text", { _key: "block" }, "children", { _key: "v" }];

test.each([
  [linked("tolerance"), FIELD, undefined],
  [linked("tolerance", { figure: "all" }), ITEM, undefined],
  [linked("largest"), ITEM, undefined],
  [linked("largest"), TEXT, undefined],
  [linked("unknown"), FIELD, "The capability does not have this figure: choose another one"],
  [
    linked("tolerance", { figure: "gone" }),
    ITEM,
    "The capability does not have this figure: choose another one",
  ],
  [
    linked("tolerance", { figure: "all" }),
    FIELD,
    "There is room for one figure only: choose one of the capability",
  ],
  [
    linked("tolerance", { figure: "all" }),
    TEXT,
    "There is room for one figure only: choose one of the capability",
  ],
  [linked("largest"), FIELD, "The capability has a size here: link it in the field for sizes"],
  [
    { ...linked("tolerance"), _type: "size" },
    FIELD,
    "The figure of this capability is not a size: link it in the field for figures",
  ],
])("%j at %j has the problem %j", async (stored, path, problem) => {
  expect(await linkProblem(stored, contextOf(path))).toBe(problem);
});

test("a quantity with its own number does not ask for capabilities", async () => {
  const context = Object.assign(Object.create(null), { path: FIELD, getClient: () => expect.unreachable() });
  const own = { _type: "quantity", value: 1 };
  expect(await quantityProblemOf(own, context)).toBe("Choose a unit");
  expect(await problemWithCurrentFigures({ recommended: own }, context, (value) => value)).toEqual({
    recommended: own,
  });
});

test("rules about numbers see the figure of the capability", async () => {
  const value = { recommended: linked("tolerance") };
  expect(await problemWithCurrentFigures(value, contextOf(FIELD), (current) => current)).toEqual({
    recommended: { _type: "quantity", value: 0.1, plusMinus: true, unit: "mm" },
  });
});

test.each([[], "x", null, { a: 1 }, [null, 5]])(
  "a draft of a capability with the figures %j makes no error on pages, and throws nothing",
  async (figures) => {
    const context = contextOf(FIELD, [{ _id: "tolerance", figures }]);
    expect(await linkProblem(linked("tolerance"), context)).toBeUndefined();
    expect(await linkProblem(linked("new"), context)).toContain("does not have this figure");
  },
);

test("a page can link the figure of a capability that is published with it", async () => {
  const figures = [{ _key: "a", _type: "quantity", value: 1, unit: "mm" }];
  expect(await linkProblem(linked("new"), contextOf(FIELD, [{ _id: "new", figures }]))).toBeUndefined();
});
