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

const BEGINNING: Progress = { checked: 0, total: undefined, findings: [] };

/** Checks every document by the rules of its form, one after the other, so that the Studio stays quick. */
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
      for (const [index, document] of documents.entries()) {
        // oxlint-disable-next-line no-await-in-loop -- one at a time: each check asks the lake about links and paths
        const markers = await validateDocument({ document: { ...stored, ...document }, workspace });
        if (isOver) return;
        const found = findingsOf(document, markers);
        setProgress(({ findings }) => ({
          checked: index + 1,
          total: documents.length,
          findings: [...findings, ...found],
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
