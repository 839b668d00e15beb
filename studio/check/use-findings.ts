import { useEffect, useState } from "react";
import { useSource, useWorkspace } from "sanity";
import { apiVersion, type StoredDocument } from "schemas/fields/lake.ts";

import { checkDocument, createPublishedCheck, isContentType } from "#check/check-document.ts";
import { createFindingsCache, type Finding, findingsBetween } from "#check/findings.ts";

const DOCUMENTS = `*[_type in $types] | order(_type asc, path asc)`;

interface Progress {
  /** The number of all documents. Undefined until the lake has responded. */
  total: number | undefined;
  /** The number of documents that this run has to check. */
  outdated: number;
  /** How many of these it has checked so far. */
  checked: number;
  findings: Finding[];
}

/** How many documents are validated at once: enough to keep the lake busy while the Studio stays responsive. */
const BATCH_SIZE = 32;

const INITIAL_PROGRESS: Progress = { total: undefined, outdated: 0, checked: 0, findings: [] };

/** Kept as long as the Studio is open, so that an editor who leaves to fix a finding returns to the others without a new check. */
const cache = createFindingsCache();

/**
 * Compares all documents with each other and validates them in batches, with drafts instead of published versions. Validates only documents
 * that have changed since the last check, or all if `isFresh`: some rules query other documents, and only a fresh check notices changes
 * there. Throws during render if the check fails.
 */
export function useFindings({ isFresh }: { isFresh: boolean }): Progress {
  const workspace = useWorkspace();
  const { getClient } = useSource();
  const [progress, setProgress] = useState(INITIAL_PROGRESS);
  const [error, setError] = useState<unknown>();

  useEffect(() => {
    let isCanceled = false;
    const check = async () => {
      const types = workspace.schema.getTypeNames().filter((name) => isContentType(workspace, name));
      const documents = await getClient({ apiVersion }).fetch<StoredDocument[]>(
        DOCUMENTS,
        { types },
        { perspective: "drafts" },
      );
      if (isCanceled) return;
      if (isFresh) cache.clear();
      const outdated = cache.outdated(documents);
      const between = findingsBetween(documents);
      const isPublished = createPublishedCheck(workspace);
      const reportProgress = (checked: number) =>
        setProgress({
          total: documents.length,
          outdated: outdated.length,
          checked,
          findings: [...cache.findingsOf(documents), ...between],
        });
      reportProgress(0);
      for (let start = 0; start < outdated.length; start += BATCH_SIZE) {
        const batch = outdated.slice(start, start + BATCH_SIZE);
        // One batch at a time, because rules query the lake.
        const findings = await Promise.all(
          batch.map((document) => checkDocument(document, workspace, isPublished)),
        );
        for (const [index, document] of batch.entries()) cache.store(document, findings[index] ?? []);
        if (isCanceled) return;
        reportProgress(start + batch.length);
      }
    };
    check().catch((reason: unknown) => {
      if (!isCanceled) setError(reason);
    });
    return () => {
      isCanceled = true;
    };
  }, [workspace, getClient, isFresh]);

  // The Studio's error boundary shows it in place of the tool.
  if (error !== undefined) throw error;
  return progress;
}
