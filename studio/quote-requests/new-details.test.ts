import { NO_DETAILS, type RequestPart } from "contracts/request-page.ts";
import { expect, test } from "vitest";

import { newOrderFields, newParts } from "#quote-requests/new-details.ts";

const part = (given: Partial<RequestPart>): RequestPart => ({
  id: "",
  part: "",
  quantity: "",
  material: "",
  finish: "",
  tolerance: "",
  note: "",
  ...given,
});
const bracket = part({ part: "Bracket", quantity: "12", material: "AlMg3" });
const lid = part({ part: "Lid", quantity: "5" });

test.each([
  ["everything is new at first", [], [bracket], [["part", "quantity", "material"]]],
  ["nothing is new that staff have seen", [bracket, lid], [bracket, lid], [[], []]],
  ["a changed field is new", [bracket], [{ ...bracket, quantity: "20" }], [["quantity"]]],
  ["an inserted part is new, and the others are not", [bracket], [lid, bracket], [["part", "quantity"], []]],
  ["a removed part makes nothing new", [lid, bracket], [bracket], [[]]],
  ["a cleared field is not new", [bracket], [{ ...bracket, material: "" }], [[]]],
] as const)("%s", (_name, seen, now, expected) => {
  const details = { ...NO_DETAILS, parts: [...now] };
  const seenDetails = { ...NO_DETAILS, parts: [...seen] };
  expect(newParts({ details, seenDetails }).map((fields) => Array.from(fields))).toEqual(expected);
});

test("the fields of the order are compared too", () => {
  const details = { ...NO_DETAILS, company: "A", incoterm: "DAP" } as const;
  expect([...newOrderFields({ details, seenDetails: { ...NO_DETAILS, company: "A" } })]).toEqual([
    "incoterm",
  ]);
});
