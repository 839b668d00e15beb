import type { ContentDocument } from "stored-values/stored-document.ts";
import { storedField } from "stored-values/stored-value.ts";
import { expect, test } from "vitest";

import { paragraph } from "../../objects/prose.ts";
import { checkContent } from "../check-content.ts";
import type { ContentRule, DocumentRule } from "../rule.ts";

/** For each rule, by name: wrong documents with the finding as `rule path: message`, and documents that are right. */
export type Examples = Readonly<
  Record<
    string,
    { readonly wrong: readonly (readonly [object[], string])[]; readonly right: readonly object[][] }
  >
>;

/** Tests that each rule finds what is wrong in its examples, and nothing else. */
export function testRules(rules: readonly (ContentRule | DocumentRule)[], examples: Examples): void {
  test("every rule has examples", () => {
    expect(Object.keys(examples).toSorted()).toEqual(rules.map(({ name }) => name).toSorted());
  });

  const cases = Object.entries(examples);
  const wrong = cases.flatMap(([rule, example]) =>
    example.wrong.map(([documents, finding]) => [rule, finding, documents] as const),
  );
  test.each(wrong)("%s finds: %s", (_rule, finding, documents) => {
    expect(findingsIn(documents)).toEqual([finding]);
  });

  const right = cases.flatMap(([rule, example]) =>
    example.right.map((documents) => [rule, documents] as const),
  );
  test.each(right)("%s accepts %j", (_rule, documents) => {
    expect(findingsIn(documents)).toEqual([]);
  });
}

/** What the rules find. A path has the keys of items without brackets. */
function findingsIn(documents: readonly object[]): string[] {
  return checkContent([linked, ...documents.map(toDocument)]).map(({ rule, path, message }) => {
    const names = path.map((segment) =>
      typeof segment === "object" ? storedField(segment, "_key") : segment,
    );
    return `${rule.name} ${names.join(".")}: ${message}`;
  });
}

const linked = {
  _id: "navigation",
  _type: "navigation",
  pages: ["a", "b", "cnc"].map((id) => ({ _key: id, _ref: id })),
};

function toDocument(fields: object): ContentDocument {
  return { _id: "", _type: "", ...fields };
}

/** A page with one block. */
export function pageWith(block: object, id = "a") {
  return { _id: id, _type: "page", path: `/${id}`, title: id, blocks: [{ _key: "x", ...block }] };
}

/** A page with one paragraph. */
export function textPage(text: string) {
  return pageWith({ _type: "richText", text: [paragraph(text, "p")] });
}

export function tablePage(columns: string[], ...rows: string[][]) {
  const stored = rows.map((cells, index) => ({ _type: "tableRow", _key: `row${index}`, cells }));
  const table = { _type: "table", _key: "t", caption: "Table", columns, rows: stored };
  return pageWith({ _type: "richText", text: [table] });
}

export const quantity = (fields: object) => ({ _type: "quantity", ...fields });
