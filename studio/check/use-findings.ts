import { useEffect, useState } from "react";
import { useSource, useWorkspace, validateDocument } from "sanity";
import { apiVersion } from "schemas/lake.ts";

import { type CheckedDocument, type Finding, findingsOf } from "#check/finding.ts";
import { createKeptFindings } from "#check/kept-findings.ts";

/** Everything that editors write, as it would be after publishing all drafts. */
const DOCUMENTS = `*[_type in $types] | order(_type asc, path asc)`;

interface Progress {
  /** How many documents there are; undefined until the lake has answered. */
  total: number | undefined;
  /** Those of them that had to be checked now. */
  outdated: number;
  checked: number;
  findings: Finding[];
}

/** Enough to keep the lake busy, few enough that the Studio stays quick. */
const AT_ONCE = 32;

const BEGINNING: Progress = { total: undefined, outdated: 0, checked: 0, findings: [] };

/** Stays while the Studio is open, so that whoever mends one finding comes back to the others. */
const kept = createKeptFindings();

/**
 * Checks documents by the rules of their form, a few at a time: those that have changed since the last time, or all when
 * `isFresh`. Some rules look at other documents; only a fresh check sees what changed by them.
 */
export function useFindings({ isFresh }: { isFresh: boolean }): Progress {
  const workspace = useWorkspace();
  const { getClient } = useSource();
  const [progress, setProgress] = useState(BEGINNING);
  const [failure, setFailure] = useState<unknown>();

  useEffect(() => {
    let isOver = false;
    const check = async () => {
      const types = workspace.schema.getTypeNames().filter((name) => isWritten(workspace, name));
      const documents = await getClient({ apiVersion }).fetch<CheckedDocument[]>(
        DOCUMENTS,
        { types },
        { perspective: "drafts" },
      );
      if (isOver) return;
      if (isFresh) kept.clear();
      const outdated = kept.outdated(documents);
      const tell = (checked: number) =>
        setProgress({
          total: documents.length,
          outdated: outdated.length,
          checked,
          findings: kept.of(documents),
        });
      tell(0);
      for (let start = 0; start < outdated.length; start += AT_ONCE) {
        const some = outdated.slice(start, start + AT_ONCE);
        // oxlint-disable-next-line no-await-in-loop -- a few at a time: each asks the lake about links and paths
        const found = await Promise.all(
          some.map((document) => validateDocument({ document: { ...stored, ...document }, workspace })),
        );
        for (const [index, document] of some.entries())
          kept.keep(document, findingsOf(document, found[index] ?? []));
        if (isOver) return;
        tell(start + some.length);
      }
    };
    check().catch((reason: unknown) => {
      if (!isOver) setFailure(reason);
    });
    return () => {
      isOver = true;
    };
  }, [workspace, getClient, isFresh]);

  // The Studio shows the failure of a tool in its place.
  if (failure !== undefined) throw failure;
  return progress;
}

/** What the check needs and a stored document always has. */
const stored = { _createdAt: "", _updatedAt: "" };

function isWritten({ schema }: ReturnType<typeof useWorkspace>, name: string): boolean {
  const type = schema.get(name);
  return type?.type?.name === "document" && !name.startsWith("sanity.") && !name.startsWith("system.");
}
