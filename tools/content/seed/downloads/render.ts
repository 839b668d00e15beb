import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { renderInspectionReport } from "./inspection-report.ts";
import { renderMutualNda } from "./mutual-nda.ts";

/** The PDF files that pages offer for download, by name. Run this file after changing one: node tools/content/seed/downloads/render.ts */
export const downloadFiles = {
  "mutual-nda.pdf": renderMutualNda,
  "sample-inspection-report.pdf": renderInspectionReport,
} as const;

if (import.meta.main) {
  for (const [name, render] of Object.entries(downloadFiles)) {
    await writeFile(join(import.meta.dirname, name), await render());
  }
}
