import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { findingsOf } from "studio-check/findings.ts";
import { limitDocument } from "studio-check/limited-document.ts";
import { expect, test } from "vitest";

import { checkRules } from "#check/check-rules.ts";
import { findingRules } from "#check/rules.ts";
import { formTitles } from "#structure/titles.ts";

const leadTime = (max: number) => ({
  _type: "keyFigure",
  _key: "time",
  label: "Lead time",
  quantity: { _type: "quantity", min: 3, max, unit: "day" },
});

test("a figure that differs between two documents is found, with its reason and the way to its field", () => {
  const service = {
    _id: "cnc",
    _rev: "1",
    _type: "service",
    title: "CNC machining",
    path: "/cnc",
    figures: [leadTime(10)],
    blocks: [{ _type: "keyFigures", _key: "a", heading: "At a glance", figures: [leadTime(12)] }],
  };
  const home = { _id: "home", _rev: "1", _type: "page", title: "Home", path: "/", page: { _ref: "cnc" } };
  const found = checkRules.comparisons.get("figures-agree")?.([home, service]);
  expect(findingsOf(service, found ?? [], formTitles)).toMatchObject([
    {
      document: service,
      level: "warning",
      message: expect.stringContaining("3–12 days here, but 3–10 days in the key figures of /cnc"),
      breadcrumb: "Blocks › Key figures (stats) “At a glance” › Figures › Key figure “Lead time”",
    },
  ]);
});

test("pages and redirects share their paths, in any case", () => {
  const page = { _id: "about", _rev: "1", _type: "page", path: "/About", aliases: ["/us"] };
  expect(findingRules.sharedValuesOf(page)).toEqual(["/about", "/us"]);
  expect(
    findingRules.sharedValuesOf({ ...page, _type: "redirect", path: null, from: "/old", aliases: null }),
  ).toEqual(["/old"]);
});

test("no document of the first content is too long to check", () => {
  const folder = join(import.meta.dirname, "../../content/documents");
  const documents = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .map((file) => readFileSync(join(folder, file), "utf8"));
  expect(documents.length).toBeGreaterThan(100);
  const { longFields = new Set() } = findingRules;
  expect(documents.filter((json) => limitDocument(JSON.parse(json), longFields).isCut)).toEqual([]);
  // Long texts are in files of their own.
  const inFiles = documents.join().matchAll(/"(\w+)": \{\s*"_textFile"/g);
  expect(new Set([...inFiles].map(([, field]) => field))).toEqual(longFields);
});
