import { expect, test } from "vitest";

import { AGAIN_KEY_NAME, changeIn, partName, readForm } from "./request-form.ts";

function form(fields: Record<string, string>): URLSearchParams {
  return new URLSearchParams(fields);
}

test("the details are read from the fields, and an empty part is left out", () => {
  const data = form({
    kind: "details",
    [partName(0, "part")]: "Bracket",
    [partName(0, "note")]: "a\r\nb",
    [partName(1, "quantity")]: " ",
    [partName(2, "part")]: "Lid",
    company: "ACME",
    incoterm: "DAP",
  });
  expect(changeIn(data)).toMatchObject({
    kind: "details",
    details: {
      parts: [{ part: "Bracket", note: "a\nb", quantity: "" }, { part: "Lid" }],
      company: "ACME",
      incoterm: "DAP",
      nda: "",
    },
  });
});

test("what the page showed is not passed on if it is not JSON, however long it is", () => {
  const change = changeIn(form({ kind: "details", shown: "[".repeat(400_000) }));
  expect(JSON.stringify(change).length).toBeLessThan(2000);
});

test("a button without scripts removes one part", () => {
  const data = form({
    kind: "details",
    removePart: "0",
    [partName(0, "part")]: "Bracket",
    [partName(1, "part")]: "Lid",
  });
  expect(changeIn(data)).toMatchObject({ details: { parts: [{ part: "Lid" }] } });
});

test.each([
  [{ kind: "addFile", url: "https://files.example/a.pdf", name: "a.pdf" }],
  [{ kind: "removeFile", id: "f-1" }],
  [{ kind: "answer", text: "5083" }],
  [{ kind: "requestAgain", key: "0af3" }],
])("%j is read as it is", (change) => {
  const { key = "", ...fields } = { key: undefined, ...change };
  expect(changeIn(form({ ...fields, [AGAIN_KEY_NAME]: key }))).toEqual(change);
});

test.each([{}, { kind: "publish" }])("%j is no change", (fields) => {
  expect(changeIn(form(fields))).toBeUndefined();
});

test("texts are cut to the length that a field may have, before anything reads them", () => {
  const long = "\r\n".repeat(450_000);
  const answer = "a\r\n".repeat(1300);
  const data = readForm(
    new URLSearchParams({ kind: "answer", text: answer, other: long, [long]: "x" }).toString(),
  );
  expect(data && [...data].map(([name, value]) => [name, value.length])).toEqual([
    ["kind", 6],
    ["text", 3900],
    ["other", 4000],
  ]);
});
