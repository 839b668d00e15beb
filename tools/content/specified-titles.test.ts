import { readContent } from "dataset-folder/content-folder.ts";
import { storedField } from "stored-values/stored-value.ts";
import { expect, test } from "vitest";

import { CONTENT_FOLDER } from "./first-content.ts";

// The title metas that the specification gives, in its section 2.
const SPECIFIED: Readonly<Record<string, string>> = {
  "/printing3d": "3D Printing",
  "/sla-printing": "SLA",
  "/sls-printing": "SLS",
  "/dmls-printing": "DMLS",
  "/mjf-printing": "MJF",
  "/fdm-printing": "FDM",
  "/aerospace-uav": "Aerospace & UAV",
  "/surface-finish": "Surface Finishing",
  "/molding01": "Designing parts for injection molding",
  "/design-guideinfo": "Design guide of 3D printing",
  "/complex-module01": "Design Guide : Urethane Casting",
  "/cnc01": "How to design parts for CNC machining",
  "/sheet-metal01": "Sheet Metal Design Guide for Product Manufacturing",
  "/urethane-casting-materials": "Vacuum Casting Materials",
  "/urethane-casting": "Vacuum Casting",
};

const { documents } = await readContent(CONTENT_FOLDER);

test.each(Object.entries(SPECIFIED))("the title of %s contains “%s”", (path, title) => {
  const page = documents.find((document) => document["path"] === path);
  expect(storedField(page?.["seo"], "title") ?? page?.["title"]).toContain(title);
});
