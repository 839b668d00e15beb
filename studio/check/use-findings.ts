import { useEffect, useState } from "react";
import { useSource, useWorkspace, validateDocument } from "sanity";
import { apiVersion } from "schemas/api-version.ts";

import { type CheckedDocument, type Finding, findingsOf } from "#check/finding.ts";

/** Everything that editors write, as it would be after publishing all drafts. */
const DOCUMENTS = `*[_type in $types] | order(_type asc, path asc)`;

interface Progress {
  checked: number;
  /** Undefined until the lake has answered. */
  total: number | undefined;
  findings: Finding[];
}

/** Enough to keep the lake busy, few enough that the Studio stays quick. */
const AT_ONCE = 8;

const BEGINNING: Progress = { checked: 0, total: undefined, findings: [] };

/** Checks every document by the rules of its form, a few at a time. */
export function useFindings(): Progress {
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
      for (let start = 0; start < documents.length; start += AT_ONCE) {
        const some = documents.slice(start, start + AT_ONCE);
        // oxlint-disable-next-line no-await-in-loop -- a few at a time: each asks the lake about links and paths
        const found = await Promise.all(
          some.map(async (document) =>
            findingsOf(document, await validateDocument({ document: { ...stored, ...document }, workspace })),
          ),
        );
        if (isOver) return;
        setProgress(({ findings }) => ({
          checked: start + some.length,
          total: documents.length,
          findings: [...findings, ...found.flat()],
        }));
      }
    };
    check().catch((reason: unknown) => {
      if (!isOver) setFailure(reason);
    });
    return () => {
      isOver = true;
    };
  }, [workspace, getClient]);

  // The Studio shows the failure of a tool in its place.
  if (failure !== undefined) throw failure;
  return progress;
}

/** What the check needs and a stored document always has. */
const stored = { _createdAt: "", _updatedAt: "", _rev: "" };

function isWritten({ schema }: ReturnType<typeof useWorkspace>, name: string): boolean {
  const type = schema.get(name);
  return type?.type?.name === "document" && !name.startsWith("sanity.") && !name.startsWith("system.");
}
