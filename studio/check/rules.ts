import { comparablePath } from "page-paths/paths.ts";
import { isPublishedWith } from "schemas/fields/link-rules.ts";
import { storedItems } from "schemas/fields/stored-field.ts";
import { checkTogether, findingText } from "schemas/rules/check-content.ts";
import type { FindingRules } from "studio-check/kept-findings.ts";
import { createUseFindings } from "studio-check/use-findings.ts";

import { dataset, projectId } from "#env.ts";
import { formTitles } from "#structure/titles.ts";

/** What is compared between documents, and which documents a change of another one may make right or wrong. */
export const findingRules: FindingRules = {
  titles: formTitles,
  longFields: new Set(["svg", "narrowSvg"]),
  compare: (documents) => {
    const found = Map.groupBy(checkTogether(documents), ({ document }) => document._id);
    return documents.flatMap((document) =>
      (found.get(document._id) ?? []).map((finding) => ({
        document,
        level: finding.rule.level,
        message: findingText(finding),
        path: finding.path,
      })),
    );
  },
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
  isPublishedWith,
  key: `check ${projectId} ${dataset}`,
  // The address of this file contains a hash of the built Studio. During development it stays the same while rules change.
  build: process.env.NODE_ENV === "development" ? new Date().toISOString() : import.meta.url,
});
