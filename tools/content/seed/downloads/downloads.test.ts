import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { PDFDocument } from "pdf-lib";
import { expect, test } from "vitest";

import { sampleCharacteristics, sampleRows } from "../sample-report.ts";
import { downloadFiles } from "./render.ts";

test.each(Object.entries(downloadFiles))("%s is rendered from its current content", async (name, render) => {
  const stored = await readFile(join(import.meta.dirname, name));
  expect(stored.equals(await render())).toBe(true);
  expect(stored.length).toBeLessThan(40_000);
});

test("the NDA form has fields for both parties", async () => {
  const pdf = await PDFDocument.load(await downloadFiles["mutual-nda.pdf"]());
  const names = pdf
    .getForm()
    .getFields()
    .map((field) => field.getName());
  expect(names).toEqual(expect.arrayContaining(["Party 1: Company", "Party 2: Company", "Agreement: Date"]));
  expect(pdf.getPageCount()).toBe(2);
});

test("every value of the sample report is within its limits", () => {
  expect(sampleRows.map(({ result }) => result)).toEqual(sampleCharacteristics.map(() => "Pass"));
});
