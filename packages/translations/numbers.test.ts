import { expect, test } from "vitest";

import { hasWords, localizeNumbers, numberProblems } from "./numbers.ts";

test.each([
  ["±0.5 mm", "de", "±0,5 mm"],
  ["1,200.5 to 12,000 kg", "de", "1.200,5 to 12.000 kg"],
  ["M16×1.5", "de", "M16×1,5"],
  ["EN 10204 3.1, steel 1.4301", "de", "EN 10204 3.1, steel 1.4301"],
  ["Version 1.2.3", "de", "Version 1.2.3"],
  ["from <1>0.5</1> to <2/>.", "de", "from <1>0,5</1> to <2/>."],
  ["1,200 or 12,000", "es", "1200 or 12.000"],
  ["0.5 mm", "ja", "0.5 mm"],
  ["1,200.5 mm", "de_DE", "1,200.5 mm"],
])("%s in %s is %s", (text, language, localized) => {
  expect(localizeNumbers(text, language)).toBe(localized);
});

test.each([
  ["Up to 0.5 mm and 1,200 parts", "Bis 0,5 mm und 1.200 Teile"],
  ["Up to 1,200 parts", "Bis 1200 Teile"],
  ["1 of 3 parts, 5-axis", "5-Achs, 1 von 3 Teilen"],
  ["3D printing in 2 days", "3D-Druck in 2 Tagen"],
  ["Metal 3D printing", "Metalldruck"],
  ["From 8:30 a.m. to 6 p.m.", "Von 8:30 bis 18 Uhr"],
  ["Steel 1.4301 to EN 10204 3.1", "Stahl 1.4301 nach EN 10204 3.1"],
  ["8.8 bolts", "Schrauben 8.8"],
  ["Certificate of type 2.2 or 3.1", "Zeugnis vom Typ 2.2 oder 3.1"],
  ["Type 3.1 shows results", "Typ 3.1 zeigt Ergebnisse"],
  ["3.1 certificate", "3.1-Zeugnis"],
  ["DFARS 252.225-7009", "DFARS 252.225-7009"],
  ["See <1>rule 4</1>, at most <2/>", "Höchstens <2/>, siehe <1>Regel 4</1>"],
  ["An M2.5 screw needs 2 mm, M3 2.5 mm", "Eine M2.5-Schraube braucht 2 mm, M3 2,5 mm"],
  ["Both in one ZIP, in a second step", "2 Dateien in 1 ZIP, im 2. Schritt"],
])("“%s” has the numbers of “%s”", (source, translation) => {
  expect(numberProblems(source, translation, "de")).toEqual([]);
});

test.each(["1000 piezas", "1.000 piezas"])("“1,000 parts” has the numbers of Spanish “%s”", (translation) => {
  expect(numberProblems("1,000 parts", translation, "es")).toEqual([]);
  expect(numberProblems("1.000 in", translation, "es")).not.toEqual([]);
});

test.each([
  ["±0.05 mm", "±0,5 mm", ["Missing numbers: 0,05", "Numbers that the source does not have: 0,5"]],
  ["2 to 5 days", "5 Tage", ["Missing numbers: 2"]],
  ["a few days", "3 Tage", ["Numbers that the source does not have: 3"]],
  ["±0.05 mm", "±0.05 mm", ["Numbers in English notation: 0.05 → 0,05"]],
  ["1,200 mm", "1,2 m", ["Missing numbers: 1.200", "Numbers that the source does not have: 1,2"]],
])("“%s” and “%s”: %s", (source, translation, problems) => {
  expect(numberProblems(source, translation, "de")).toEqual(problems);
});

test("a text without words needs no translator", () => {
  expect(["±0.5 mm", "CNC", "PA12", "–", "10 °C", "<1/>"].filter(hasWords)).toEqual([]);
  expect(["0.5 mm or less", "wall", "No", "射出成形"].filter((text) => !hasWords(text))).toEqual([]);
});

test("a long text that looks like a name, or like many, takes no time", () => {
  const start = process.threadCpuUsage();
  localizeNumbers(`EN${"-".repeat(100_000)}! 1.5`, "de");
  localizeNumbers("1 ".repeat(100_000), "de");
  numberProblems("1 ".repeat(10_000), "2 ".repeat(10_000), "de");
  // Microseconds of processor time, which a busy machine does not lengthen.
  expect(process.threadCpuUsage(start).user).toBeLessThan(2_000_000);
});

test("a text of 100,000 equal numbers is compared at once", () => {
  const text = "1x1 ".repeat(50_000);
  const start = Date.now();
  expect(numberProblems(text, text, "de")).toEqual([]);
  expect(Date.now() - start).toBeLessThan(5000);
});
