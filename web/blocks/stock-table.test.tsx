import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";

import type { Grade } from "#cms/records.ts";

import { StockTable } from "./stock-table.tsx";

const EMPTY: Omit<Grade, "_id" | "name" | "family"> = {
  _type: "materialGrade",
  _createdAt: "",
  _updatedAt: "",
  _rev: "",
  services: null,
  finishes: null,
};

const steel: Grade = {
  ...EMPTY,
  _id: "steel",
  name: "DC01",
  family: "Carbon and alloy steel",
  stock: [
    {
      _type: "stockForm",
      _key: "sheet",
      form: "sheet",
      sizes: [0.5, 0.8, 1],
      operations: ["cut", "bend", "tap", "insert"],
      bendRadius: { _type: "quantity", min: 0.5, max: 1, unit: "× thickness" },
      tapFrom: { _type: "quantity", value: 1.5, unit: "mm" },
    },
  ],
};
const unsold: Grade = { ...EMPTY, _id: "unsold", name: "A grade without stock", family: "Titanium" };

const textsOf = (grades: readonly Grade[]) =>
  renderToStaticMarkup(<StockTable caption="Stock" grades={grades} isShort />)
    .replaceAll(/\s/g, " ")
    .replaceAll(/<span class="imperial">.*?<\/span>/g, "")
    .replaceAll(/<[^>]+>+/g, "|")
    .split("|")
    .filter(Boolean);

describe("the table of stock", () => {
  test("has a row for each form, with its sizes and what can be done to it", () => {
    const texts = textsOf([steel, unsold]);
    expect(texts).toEqual(expect.arrayContaining(["DC01", "Sheet", "0.5, 0.8, 1 mm", "0.5–1 × thickness"]));
    expect(texts.join("")).toContain("from 1.5 mm");
    expect(texts).not.toContain(unsold.name);
  });

  test("says yes to an operation without a limit, and leaves out those of no form", () => {
    const texts = textsOf([steel]);
    expect(texts).toContain("Yes");
    expect(texts).not.toContain("Countersunk");
  });
});
