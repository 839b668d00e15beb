import { comparablePath } from "page-paths/paths.ts";
import { SVG_FIELDS } from "schemas/fields/limits.ts";
import { storedItems } from "stored-values/stored-value.ts";
import type { FindingRules } from "studio-check/kept-findings.ts";
import { createUseFindings } from "studio-check/use-findings.ts";

import { dataset, projectId } from "#env.ts";
import { formTitles } from "#structure/titles.ts";

/** Which documents a change of another one may make right or wrong. */
export const findingRules: FindingRules = {
  titles: formTitles,
  longFields: SVG_FIELDS,
  sharedValuesOf: (document) =>
    [document["path"], document["from"], ...storedItems(document["aliases"])].flatMap((path) =>
      typeof path === "string" ? [comparablePath(path)] : [],
    ),
  comparedTypes: ["redirect", "capability"],
  // A capability must not lose figures that others show.
  typesWithReferrers: ["capability"],
  embeddedTypes: ["section"],
};

/** The findings of all documents, for the Check tool and the start page. */
export const useFindings = createUseFindings({
  ...findingRules,
  startWorker: () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }),
  key: `check ${projectId} ${dataset}`,
  // The address of this file contains a hash of the built Studio. During development it stays the same while rules change.
  build: process.env.NODE_ENV === "development" ? new Date().toISOString() : import.meta.url,
});
